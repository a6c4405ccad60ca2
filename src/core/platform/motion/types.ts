/** How the phone is held, in degrees: around the vertical, front to back, left to right. */
export interface Tilt {
  alpha: number;
  beta: number;
  gamma: number;
}
export interface MotionModule {
  /** False where the device cannot tell, and for people who want things to keep still. */
  available(): boolean;
  /**
   * Begins to tell and resolves with the function that ends it. iOS asks the person, so it is called in answer to a press; `denied`
   * when the answer was no.
   */
  follow(onTilt: (tilt: Tilt) => void): Promise<() => void>;
}
