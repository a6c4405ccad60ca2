/**
 * What the messenger does for a page (rule 7.2). Outside of it - also in the workplace app - every caller hears 请用微信浏览器打开
 * first; what the browser can do by itself is a choice of its own in the same sheet.
 */
import { useMemo } from 'react';
import { platform, PlatformError, type NamedPoint, type PickedImage, type Point } from '@/core/platform';
import { remembered } from '@/core/lib/memory';
import { useStores, type OwnWay, type RootStore } from '@/core/stores';

export interface Messenger {
  /** One picture from the album; undefined = none was chosen. */
  pickImage: () => Promise<PickedImage | undefined>;
  /** Where the person is; undefined = it is not to be known. */
  locate: () => Promise<Point | undefined>;
  /** Where the browser said they are, as long as the visit lasts. */
  located: () => Point | undefined;
  /** The text of a code; undefined = none. */
  scanCode: () => Promise<string | undefined>;
  /** Shows a place on the messenger's map; `ways` lead there without it. */
  lead: (point: NamedPoint, ways: readonly OwnWay<void>[]) => Promise<void>;
}

const whereabouts = remembered((): { point?: Point } => ({}));

function createMessenger({ feedback, memory }: RootStore): Messenger {
  const { image, location, scan } = platform;
  const first = async <T>(work: () => Promise<T>, text: string, ways: readonly OwnWay<T>[]): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof PlatformError && error.kind === 'refused') return feedback.refuse(text, ways);
      throw error;
    }
  };
  return {
    pickImage: () =>
      first(() => image.choose(), '在微信里可以直接从相册选。这个浏览器也能从本机选一张。', [
        { label: '从本机选择文件', run: () => image.pickFile() },
      ]),
    locate: () =>
      first(() => location.current(), '在微信里可以直接定位。也可以让这个浏览器告诉我们你在哪里。', [
        {
          label: '用浏览器定位',
          run: async () => (memory.of(whereabouts).point = await location.browserLocation()),
        },
      ]),
    located: () => memory.of(whereabouts).point,
    scanCode: () =>
      first(() => scan.scan(), '在微信里可以直接扫码。没有微信时，把码上的字输进来也一样。', [
        {
          label: '用这个编码',
          field: '手动输入编码',
          example: '码上的字母或数字',
          run: (typed) => typed.trim() || undefined,
        },
      ]),
    lead: async (point, ways) => {
      await first(() => location.open(point), '在微信里可以直接看地图。也可以换一个地图应用带路。', ways);
    },
  };
}

export function useMessenger(): Messenger {
  const root = useStores();
  return useMemo(() => createMessenger(root), [root]);
}
