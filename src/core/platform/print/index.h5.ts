import type { PrintModule } from './types';

export const print: PrintModule = {
  can: true,
  print: async (title, html) => (await import(/* webpackChunkName: "device" */ './onDemand')).printFrame(title, html),
};
