/** Degrees, always gcj02 (rule 7.4). */
export interface Point {
  lat: number;
  lng: number;
}
/** Where the phone is, and within how many metres it is sure of that. */
export interface Fix extends Point {
  accuracy?: number;
}
export interface NamedPoint extends Point {
  name?: string;
  address?: string;
}
export interface LocationModule {
  /** Position by the messenger or the mini-program. Rejects: refused 请用微信浏览器打开, denied, failed. */
  current(): Promise<Fix>;
  /** The browser's own position, a separate choice beside the refusal (rule 7.2); WGS-84 is converted to gcj02. */
  browserLocation(): Promise<Fix>;
  /** Shows the point in the messenger's map. Rejects like `current`. */
  open(point: NamedPoint): Promise<void>;
}
