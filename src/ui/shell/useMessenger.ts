/**
 * What the messenger does for a page (rule 7.2). Outside of it - also in the workplace app - every caller hears 请用微信浏览器打开,
 * small, below what the browser can do by itself.
 */
import { useMemo } from 'react';
import { platform, PlatformError, type Fix, type NamedPoint, type PickedImage } from '@/core/platform';
import { remembered } from '@/core/lib/memory';
import { useStores, type OwnWay, type Refusal, type RootStore } from '@/core/stores';
import { regaining } from './regaining';
import type { TakeCode } from './scanOtherwise/types';

export interface Messenger {
  /** One picture from the album; undefined = none was chosen. */
  pickImage: () => Promise<PickedImage | undefined>;
  /** Where the person is; undefined = it is not to be known. */
  locate: () => Promise<Fix | undefined>;
  /** Where the browser said they are, as long as the visit lasts. */
  located: () => Fix | undefined;
  /** The text of a code; undefined = none. */
  scanCode: () => Promise<string | undefined>;
  /** One code after the other, until none comes or `take` wants no more. `done`: what was taken before, the newest first; the sheet
   * and the camera of a browser show it and add to it. */
  scanEach: (take: TakeCode, done?: string[]) => Promise<void>;
  /** Saves a picture and says so; `what` it is called. */
  save: (path: string, what?: string) => Promise<void>;
  /** Shows a place on the messenger's map; `ways` lead there without it. */
  lead: (point: NamedPoint, ways: readonly OwnWay<void>[]) => Promise<void>;
}

const whereabouts = remembered((): { point?: Fix } => ({}));

/** Who took the browser's own files once in a visit gets them at once the next time. */
const files = remembered((): { chosen?: boolean } => ({}));

const isRefused = (error: unknown) => error instanceof PlatformError && error.kind === 'refused';

function createMessenger(root: RootStore): Messenger {
  const { feedback, memory } = root;
  const { image, location, save, scan } = platform;
  const first = async <T>(
    work: () => Promise<T | undefined>,
    about: Pick<Refusal, 'title' | 'text'>,
    ways: readonly OwnWay<T>[],
  ): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      if (!isRefused(error)) throw error;
      return feedback.refuse(about, ways);
    }
  };
  const look = () => regaining(feedback, 'camera', '扫码', () => scan.scan());
  const pickFile = () => {
    memory.of(files).chosen = true;
    return image.pickFile();
  };
  const scanEach = async (take: TakeCode, done: string[] = []) => {
    try {
      for (let code = await look(); code; code = await look()) if (!(await take(code))) return;
    } catch (error) {
      if (!isRefused(error)) throw error;
      await (await import(/* webpackChunkName: "device" */ './scanOtherwise')).scanOtherwise(root, take, done);
    }
  };
  return {
    // Within the press: only there does a browser open its file chooser.
    pickImage: () =>
      memory.of(files).chosen
        ? pickFile()
        : first(() => image.choose(), { title: '选一张图片', text: '在微信里可以直接从相册选' }, [
            { label: '从本机选择文件', run: pickFile },
          ]),
    locate: () =>
      first(
        () => regaining(feedback, 'location', '定位', () => location.current()),
        { title: '定位', text: '在微信里可以直接定位' },
        [
          {
            label: '用浏览器定位',
            run: async () => (memory.of(whereabouts).point = await location.browserLocation()),
          },
        ],
      ),
    located: () => memory.of(whereabouts).point,
    save: async (path, what = '图片') => {
      const done = await regaining(feedback, 'album', `保存${what}`, () => save.image(path).then(() => true));
      if (done) feedback.toast(platform.host.app === 'weapp' ? '已保存到相册' : '已保存');
    },
    scanEach,
    scanCode: async () => {
      let found: string | undefined;
      await scanEach((code) => {
        found = code;
        return false;
      });
      return found;
    },
    lead: async (point, ways) => {
      await first(() => location.open(point), { title: '导航', text: '在微信里可以直接看地图' }, ways);
    },
  };
}

export function useMessenger(): Messenger {
  const root = useStores();
  return useMemo(() => createMessenger(root), [root]);
}
