import type { CameraModule } from './types';

export const camera: CameraModule = {
  // Browsers keep it from pages that are not served safely.
  exists: 'mediaDevices' in navigator,
  open: async (video) => (await import(/* webpackChunkName: "camera" */ './onDemand')).openCamera(video),
};
