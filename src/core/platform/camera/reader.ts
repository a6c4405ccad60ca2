/** Reads QR and bar codes of a video: by the browser where it can, else by a library. */
/** The text of a code in sight. */
type Look = (video: HTMLVideoElement) => Promise<string | undefined>;

interface Detector {
  detect(source: CanvasImageSource): Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

const FORMATS = ['qr_code', 'code_128', 'ean_13'];
/** Wider pictures show no more of a label and take longer. */
const WIDEST = 960;

export async function createReader(): Promise<Look> {
  const { BarcodeDetector: own } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = await own?.getSupportedFormats().catch((): string[] => []);
  return own && FORMATS.every((one) => formats?.includes(one)) ? byBrowser(new own({ formats: FORMATS })) : byLibrary();
}

const byBrowser =
  (detector: Detector): Look =>
  async (video) =>
    (await detector.detect(video))[0]?.rawValue;

async function byLibrary(): Promise<Look> {
  const { codeIn } = await import(/* webpackChunkName: "codes" */ './library');
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    if (!pen || video.videoWidth === 0) return undefined;
    const scale = Math.min(1, WIDEST / video.videoWidth);
    canvas.width = video.videoWidth * scale;
    canvas.height = video.videoHeight * scale;
    pen.drawImage(video, 0, 0, canvas.width, canvas.height);
    return codeIn(pen.getImageData(0, 0, canvas.width, canvas.height));
  };
}
