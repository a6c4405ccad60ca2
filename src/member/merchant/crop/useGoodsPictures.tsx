/** Pictures of a goods on their way to the server, each framed by its merchant first; one that is there already can be framed again. */
import { useRef, useState, type ReactElement } from 'react';
import type { Crop } from '@/contract';
import { upload, type UploadFile } from '@/core/api';
import { platform } from '@/core/platform';
import { pictureUrl } from '@/ui/kit/Picture';
import { useAction, useMessenger } from '@/ui/shell';
import { Cropper } from './Cropper';
import { largest, WHOLE } from './frame';

interface Framed {
  file: UploadFile;
  ratio: number;
  crop: Crop;
}

async function framed({ path, name }: UploadFile): Promise<Framed> {
  const { path: local, width, height } = await platform.image.measure(path);
  const ratio = width / height;
  return { file: { path: local, name }, ratio, crop: largest(ratio) };
}

interface GoodsPictures {
  add: () => void;
  crop: (url: string) => void;
  /** Above the sheet of the form. */
  cropper: ReactElement | undefined;
}

export function useGoodsPictures(value: readonly string[], onChange: (urls: string[]) => void): GoodsPictures {
  const { pickImage } = useMessenger();
  const [open, setOpen] = useState<Framed & { instead?: string }>();
  // What this form has sent: framed again, the whole picture is there.
  const sent = useRef(new Map<string, Framed>());
  const add = useAction(async () => {
    const picked = await pickImage();
    if (picked) setOpen(await framed(picked));
  });
  const again = useAction(async (url: string) => {
    const path = pictureUrl(url);
    setOpen({
      ...(sent.current.get(url) ?? (await framed({ path, name: path.split('/').pop() ?? '' }))),
      instead: url,
    });
  });
  const send = useAction(async ({ instead, ...shown }: Framed & { instead?: string }, crop: Crop) => {
    const { url } = await upload('file.images', shown.file, { scene: 'goods', crop });
    sent.current.set(url, crop === WHOLE ? shown : { ...shown, crop });
    onChange(instead ? value.map((one) => (one === instead ? url : one)) : [...value, url]);
    setOpen(undefined);
  });
  return {
    add: () => void add.run(),
    crop: (url) => void again.run(url),
    cropper: open && (
      <Cropper
        src={open.file.path}
        ratio={open.ratio}
        crop={open.crop}
        busy={send.pending}
        onDone={(crop) => void send.run(open, crop)}
        onCancel={() => setOpen(undefined)}
      />
    ),
  };
}
