import type { CanvasModule } from './types';

export const canvas: CanvasModule = {
  paint: async (id, size, draw) =>
    (await import(/* webpackChunkName: "device" */ './onDemand')).painter.paint(id, size, draw),
};
