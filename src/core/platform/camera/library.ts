/** The reader of browsers without one of their own, as one script. */
import Bitmap from '@zxing/library/es2015/core/BinaryBitmap';
import Hint from '@zxing/library/es2015/core/DecodeHintType';
import Luminance from '@zxing/library/es2015/core/RGBLuminanceSource';
import Binarizer from '@zxing/library/es2015/core/common/HybridBinarizer';
import Code128Reader from '@zxing/library/es2015/core/oned/Code128Reader';
import EAN13Reader from '@zxing/library/es2015/core/oned/EAN13Reader';
import QRCodeReader from '@zxing/library/es2015/core/qrcode/QRCodeReader';

const KINDS = [new QRCodeReader(), new Code128Reader(), new EAN13Reader()];
const HINTS = new Map<Hint, unknown>([[Hint.TRY_HARDER, true]]);

/** The text of the first code in a picture. */
export function codeIn({ data, width, height }: ImageData): string | undefined {
  const grey = new Uint8ClampedArray(width * height);
  for (let at = 0; at < grey.length; at += 1)
    // Weights of 16: the eye sees green best.
    grey[at] = ((data[at * 4] ?? 0) * 5 + (data[at * 4 + 1] ?? 0) * 9 + (data[at * 4 + 2] ?? 0) * 2) >> 4;
  const bitmap = new Bitmap(new Binarizer(new Luminance(grey, width, height)));
  for (const kind of KINDS) {
    try {
      return kind.decode(bitmap, HINTS).getText();
    } catch {
      // No such code in this picture: the reader has no other way to say so.
    }
  }
  return undefined;
}
