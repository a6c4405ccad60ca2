/** What comes along with a form: pictures from the album and papers, nine in all. */
import { useRef, type ReactElement } from 'react';
import type { Media } from '@/contract';
import { bytesText } from '@/core/lib/bytes';
import { usePaperUpload } from '@/domain/file/usePaperUpload';
import { PhotoField } from '@/domain/photo/PhotoField';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Icon } from '@/ui/kit/Icon';
import { Progress } from '@/ui/kit/Progress';
import { Stack } from '@/ui/kit/Stack';
import { Words } from '@/ui/kit/Words';

const MOST = 9;

interface FilesFieldProps {
  label: string;
  files: readonly Media[];
  onChange: (files: Media[]) => void;
}

export function FilesField({ label, files, onChange }: FilesFieldProps): ReactElement {
  // A picture and a paper may be on their way at once: each is put beside what is there when it comes.
  const latest = useRef(files);
  latest.current = files;
  const photos = files.filter(({ kind }) => kind === 'image');
  const papers = files.filter(({ kind }) => kind !== 'image');
  const room = MOST - files.length;
  const { choose, underway } = usePaperUpload('process', (paper) => onChange([...latest.current, paper]));
  const putPhotos = (urls: readonly string[]) => {
    const known = (url: string): Media =>
      latest.current.find((one) => one.url === url) ?? { url, kind: 'image', name: '照片', size: 0 };
    onChange([...urls.map(known), ...latest.current.filter(({ kind }) => kind !== 'image')]);
  };
  const words = `正在上传 ${underway?.percent ?? 0}%`;
  return (
    <Stack gap={12} grow>
      <PhotoField
        bare
        label={label}
        value={photos.map(({ url }) => url)}
        most={photos.length + room}
        scene="process"
        onChange={putPhotos}
      />
      {papers.length > 0 && (
        <Cells>
          {papers.map(({ url, name, size }) => (
            <Cell
              key={url}
              leading={<Icon name="file" size={24} />}
              label={name}
              name={`移除 ${name}`}
              note={bytesText(size)}
              act="移除"
              onPress={() => onChange(files.filter((one) => one.url !== url))}
            />
          ))}
        </Cells>
      )}
      {underway ? (
        <>
          <Words size="foot" lines={1}>{`${underway.name} ${words}`}</Words>
          <Progress value={underway.percent} label={words} />
          <Button tone="quiet" disabled={!underway.cancel} onPress={() => underway.cancel?.()}>
            取消上传
          </Button>
        </>
      ) : (
        room > 0 && (
          <Button block tone="line" icon="file" onPress={choose}>
            添加文件
          </Button>
        )
      )}
    </Stack>
  );
}
