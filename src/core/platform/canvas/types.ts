/** The part of a 2d context that both platforms have. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'font'
  | 'textAlign'
  | 'textBaseline'
  | 'save'
  | 'restore'
  | 'scale'
  | 'translate'
  | 'beginPath'
  | 'closePath'
  | 'moveTo'
  | 'arcTo'
  | 'arc'
  | 'clip'
  | 'fill'
  | 'stroke'
  | 'fillRect'
  | 'strokeRect'
  | 'fillText'
  | 'measureText'
  | 'drawImage'
>;

/** A loaded picture and its own size in px. */
export interface Loaded {
  image: CanvasImageSource;
  width: number;
  height: number;
}

export interface Surface {
  pen: Pen;
  /** Loads a picture by its address; undefined when it does not come. */
  load(src: string): Promise<Loaded | undefined>;
}

export interface PaintSize {
  /** Px of the drawing's own coordinates. */
  width: number;
  height: number;
  /** Pixels of the file per px of the drawing. */
  scale: number;
}

export interface CanvasModule {
  /**
   * Draws and resolves with a file that an image shows and `platform.save` saves. `id` names the canvas node of the page; only the
   * mini-program needs one.
   */
  paint(id: string, size: PaintSize, draw: (surface: Surface) => Promise<void>): Promise<string>;
}
