/** One line by hand: counted without a readable label, marked as damaged or moved with a word and a photo, taken back. */
import { useEffect, useState, type ReactElement } from 'react';
import type { StockTakeLine } from '@/contract';
import { formatYuan } from '@/core/lib/money';
import { go } from '@/core/routes';
import { PhotoField } from '@/domain/photo/PhotoField';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Field } from '@/ui/kit/Field';
import { Segmented } from '@/ui/kit/Segmented';
import { Sheet } from '@/ui/kit/Sheet';
import { TextArea } from '@/ui/kit/TextArea';
import { CONDITIONS, lineNote, lineTitle, STATES } from './labels';
import type { ScanInput } from './useScans';

interface LineSheetProps {
  line: StockTakeLine | undefined;
  open: boolean;
  /** false: it is only read. */
  editable: boolean;
  busy: boolean;
  onClose: () => void;
  onSave: (input: ScanInput) => void;
  onUndo: (line: StockTakeLine) => void;
}

export function LineSheet({ line, open, editable, busy, onClose, onSave, onUndo }: LineSheetProps): ReactElement {
  const [state, setState] = useState<StockTakeLine['condition']>('ok');
  const [note, setNote] = useState('');
  const [photos, setPhotos] = useState<readonly string[]>([]);
  useEffect(() => {
    setState(line?.condition ?? 'ok');
    setNote(line?.note ?? '');
    setPhotos(line?.photos ?? []);
  }, [line]);
  const isPending = line?.state === 'pending';
  const save = () => line && onSave({ code: line.code, method: 'manual', state, note, photos: [...photos] });
  return (
    <Sheet
      open={open}
      title={line ? lineTitle(line) : ''}
      closable={!busy}
      onClose={onClose}
      footer={
        editable ? (
          <Button block size="l" busy={busy && '保存中'} onPress={save}>
            {isPending ? '手工盘到' : '保存'}
          </Button>
        ) : undefined
      }
    >
      {line && (
        <Cells>
          <Cell label={STATES[line.state]} note={lineNote(line)} />
          {line.asset && (
            <Cell label="资产卡" onPress={() => go('/asset/pages/details', { code: line.code })}>
              {formatYuan(line.asset.value)}
            </Cell>
          )}
        </Cells>
      )}
      {editable && (
        <>
          <Field label="状况">
            <Segmented
              label="状况"
              items={(['ok', 'damaged', 'moved'] as const).map((id) => ({ id, label: CONDITIONS[id] }))}
              current={state}
              onChange={setState}
            />
          </Field>
          <TextArea label="备注" value={note} onInput={setNote} placeholder="哪里坏了，现在放在哪" rows={2} />
          <PhotoField label="照片" value={photos} onChange={setPhotos} scene="asset" />
          {line?.canUndo && (
            <Button block tone="quiet" disabled={busy} onPress={() => onUndo(line)}>
              撤销这次盘点
            </Button>
          )}
        </>
      )}
    </Sheet>
  );
}
