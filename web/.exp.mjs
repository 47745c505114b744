import { build } from "vite"; import { gzipSync } from "node:zlib";
const out = await build({ root: ".", logLevel: "error", build: { write: false, outDir: "/tmp/x" } });
for (const c of out.output.filter(c => c.type === "chunk").sort((a,b)=>b.code.length-a.code.length)) {
  if (/virtual:(words|rules)\//.test(c.facadeModuleId??"") || /locales|lessons/.test((c.facadeModuleId??"")+c.fileName)) continue;
  console.log(`== ${c.fileName} ${c.isEntry?"ENTRY":""} ${(c.facadeModuleId??"-").slice(-40)} ${c.code.length} ${c.code.length<160?c.code:""} gz ${gzipSync(c.code,{level:9}).length} css ${[...c.viteMetadata.importedCss]} imports ${c.imports.join(" ")}`);
  if (process.argv[2]) { const m = Object.entries(c.modules).map(([k,v])=>[v.renderedLength,k.replace("/work/trees/page/web/","").replace(/.*node_modules/,"nm")]).sort((a,b)=>b[0]-a[0]);
  if (m.length>1) for (const [n,k] of m.slice(0,140)) if (n>300) console.log("   ",n,k); }
}
