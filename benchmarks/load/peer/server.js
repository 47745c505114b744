// boardgame.io's own server with its store in memory and its socket.io transport, as its documentation sets it up.
// Prints `boardgame.io serves at http://127.0.0.1:PORT` once it is ready.
"use strict";

const { Server } = require("boardgame.io/server");
const { Whist } = require("./game.js");

async function main() {
  const server = Server({ games: [Whist], origins: [/127\.0\.0\.1/] });
  // What it calls a port goes to `listen` as it is, so that it can also be a host.
  const { appServer } = await server.run({ port: { host: "127.0.0.1", port: 0 } });
  console.log(`boardgame.io serves at http://127.0.0.1:${appServer.address().port}`);
}

main();
