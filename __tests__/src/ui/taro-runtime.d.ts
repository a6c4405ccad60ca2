declare module '@tarojs/plugin-framework-react/dist/runtime' {
  import type React from 'react';
  interface Renderer {
    createRoot(container: unknown): { render(element: unknown): void };
  }
  export function createReactApp(
    App: () => React.ReactElement | null,
    react: typeof React,
    dom: Renderer,
    config: { pages: string[] },
  ): object;
}
