declare module "virtual:words/*" {
  const texts: string[];
  export default texts;
}
