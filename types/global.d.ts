/// <reference types="@tarojs/taro" />

declare module '*.module.scss' {
  const styles: Record<string, string | undefined>;
  export default styles;
}
declare module '*.scss';
declare module '*.png';

/** Fixed at build time, see config/index.ts. */
declare const API_BASE: string;
/** First calls by page, and those of them whose asking the server remembers (config/starts.ts). */
declare const START_CALLS: Readonly<Record<string, readonly string[]>>;
declare const START_TRACES: readonly string[];
declare const BUILD_VERSION: string;
declare const BUILD_CODE: number;

declare namespace NodeJS {
  interface ProcessEnv {
    TARO_ENV: 'weapp' | 'h5';
    SHOP?: string;
    NODE_ENV: 'development' | 'production' | 'test';
  }
  interface Process {
    env: ProcessEnv;
  }
}
/** Of Node's types the app knows this alone: the others know methods that phones lack. */
// oxlint-disable-next-line no-var -- as @types/node has it
declare var process: NodeJS.Process;
