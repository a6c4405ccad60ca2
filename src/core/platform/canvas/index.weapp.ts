import Taro from '@tarojs/taro';
import { serverUrl } from '../../lib/serverUrl';
import { texts } from '../../texts';
import { PlatformError, refusalOf } from '../errors';
import type { CanvasModule, Loaded, Pen } from './types';

interface MiniImage {
  src: string;
  width: number;
  height: number;
  onload: () => void;
  onerror: () => void;
}
/** The node of a <Canvas type="2d">. */
interface MiniCanvas {
  width: number;
  height: number;
  getContext(kind: '2d'): Pen | null;
  createImage(): MiniImage;
}

const nodeOf = (id: string): Promise<MiniCanvas | undefined> =>
  new Promise((resolve) => {
    Taro.createSelectorQuery()
      .select(`#${id}`)
      .fields({ node: true, size: true })
      .exec((found: ({ node?: MiniCanvas } | null)[]) => resolve(found[0]?.node));
  });

const loadWith = (node: MiniCanvas, src: string): Promise<Loaded | undefined> =>
  new Promise((resolve) => {
    const image = node.createImage();
    image.onload = () =>
      resolve({ image: image as unknown as CanvasImageSource, width: image.width, height: image.height });
    image.onerror = () => resolve(undefined);
    image.src = serverUrl(src);
  });

export const canvas: CanvasModule = {
  async paint(id, { width, height, scale }, draw) {
    const node = await nodeOf(id);
    const pen = node?.getContext('2d');
    if (!node || !pen) throw new PlatformError('refused', texts.unsupported);
    node.width = Math.round(width * scale);
    node.height = Math.round(height * scale);
    pen.scale(scale, scale);
    await draw({ pen, load: (src) => loadWith(node, src) });
    const { width: destWidth, height: destHeight } = node;
    const options = { canvas: node, destWidth, destHeight, fileType: 'jpg', quality: 0.92 };
    return Taro.canvasToTempFilePath(options as unknown as Parameters<typeof Taro.canvasToTempFilePath>[0]).then(
      ({ tempFilePath }) => tempFilePath,
      (error: unknown) => {
        throw refusalOf(error);
      },
    );
  },
};
