/** What `server/shop/sheet/workbook.ts` uses of it: the package has no types of its own. */
declare module 'saxen' {
  type Decode = (text: string) => string;
  interface Hooks {
    openTag(name: string, attributes: () => Record<string, string>, decode: Decode): void;
    closeTag(name: string): void;
    text(value: string, decode: Decode): void;
    cdata(value: string): void;
    error(error: Error): void;
  }
  export class Parser {
    on<K extends keyof Hooks>(name: K, hook: Hooks[K]): this;
    parse(xml: string): this;
  }
}
