/** Papers that came along: each is opened, or saved to the phone. */
import type { ReactElement } from 'react';
import type { Media } from '@/contract';
import { bytesText } from '@/core/lib/bytes';
import { openPaper } from '@/domain/file/papers';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Icon } from '@/ui/kit/Icon';
import { useAction } from '@/ui/shell';

export function FileRows({ files }: { files: readonly Media[] }): ReactElement | null {
  const open = useAction(openPaper);
  if (files.length === 0) return null;
  return (
    <Cells>
      {files.map((file) => (
        <Cell
          key={file.url}
          leading={<Icon name="file" size={24} />}
          label={file.name}
          {...(file.size > 0 && { note: bytesText(file.size) })}
          act="打开"
          onPress={() => void open.run(file)}
        />
      ))}
    </Cells>
  );
}
