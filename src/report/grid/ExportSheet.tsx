/** The report as a file: for a spreadsheet, or as text. */
import type { ReactElement } from 'react';
import type { RequestOf } from '@/contract';
import { call } from '@/core/api';
import { canOpenFile, canOpenText, openFile } from '@/domain/file/openFile';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Sheet } from '@/ui/kit/Sheet';
import { Note } from '@/ui/kit/Words';
import { pictureUrl } from '@/ui/kit/Picture';
import { useAction } from '@/ui/shell';

interface ExportSheetProps {
  open: boolean;
  asked: RequestOf<'manage.reportTable'>;
  onClose: () => void;
}

export function ExportSheet({ open, asked, onClose }: ExportSheetProps): ReactElement {
  const load = useAction(async (kind: 'csv' | 'xlsx') => {
    const { csvUrl = '' } = await call('manage.reportTable', { ...asked, export: kind });
    await openFile(pictureUrl(csvUrl));
    onClose();
  });
  return (
    <Sheet open={open} title="导出" onClose={onClose}>
      {canOpenFile() ? (
        <Cells>
          <Cell label="电子表格" note="数字是数字，可以直接算" onPress={() => void load.run('xlsx')} />
          {canOpenText && <Cell label="逗号分隔的文本" note="别的系统也能读" onPress={() => void load.run('csv')} />}
        </Cells>
      ) : (
        <Note block>请在浏览器里打开本页再导出，这里打不开文件。</Note>
      )}
    </Sheet>
  );
}
