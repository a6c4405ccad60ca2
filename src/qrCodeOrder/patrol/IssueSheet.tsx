/** 改派, 整改, 复查: each with the word and the pictures that it needs. */
import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { EmployeeBrief, PatrolRecord } from '@/contract';
import { call } from '@/core/api';
import { uuid } from '@/core/lib/uuid';
import { useStores } from '@/core/stores';
import { PhotoField } from '@/domain/photo/PhotoField';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Sheet } from '@/ui/kit/Sheet';
import { TextArea } from '@/ui/kit/TextArea';
import { useAction } from '@/ui/shell';

type Act = PatrolRecord['can'][number];
interface IssueSheetProps {
  record: PatrolRecord;
  act: Act | undefined;
  people: readonly EmployeeBrief[];
  onClose: () => void;
  onDone: () => void;
}

const SHEETS: Readonly<Record<Act, { title: string; label: string; placeholder: string; yes: string }>> = {
  assign: { title: '改派给谁', label: '', placeholder: '', yes: '改派' },
  fix: { title: '完成整改', label: '怎么整改的', placeholder: '换了什么，做了什么', yes: '提交，等复查' },
  recheck: { title: '复查通过', label: '说明（可不填）', placeholder: '现场看过，已达标准', yes: '通过，闭环' },
  reopen: { title: '退回重做', label: '为什么退回', placeholder: '还差什么', yes: '退回' },
};

export function IssueSheet({ record, act, people, onClose, onDone }: IssueSheetProps): ReactElement {
  const { feedback } = useStores();
  const [note, setNote] = useState('');
  const [photos, setPhotos] = useState<string[]>([]);
  const [employeeId, setEmployeeId] = useState('');
  // One intention, however often its answer is lost.
  const opId = useRef(uuid());
  useEffect(() => {
    opId.current = uuid();
    setNote('');
    setPhotos([]);
    setEmployeeId('');
  }, [act]);
  const save = useAction(async () => {
    if (act === undefined) return;
    await call('patrol.rectify', {
      ...{ id: record.id, action: act, opId: opId.current },
      ...(note.trim() !== '' && { note: note.trim() }),
      ...(photos.length > 0 && { photos }),
      ...(act === 'assign' && { employeeId }),
    });
    feedback.toast(act === 'fix' ? '已提交，等同事复查' : '已保存');
    onClose();
    onDone();
  });
  const words = SHEETS[act ?? 'fix'];
  const isReady =
    act === 'recheck' ||
    (act === 'assign' ? employeeId !== '' : note.trim() !== '' && (act !== 'fix' || photos.length > 0));
  return (
    <Sheet
      open={act !== undefined}
      title={words.title}
      onClose={onClose}
      footer={
        <Button block size="l" disabled={!isReady} busy={save.pending && '提交中'} onPress={() => void save.run()}>
          {words.yes}
        </Button>
      }
    >
      {act === 'assign' ? (
        <Cells>
          {people.map(({ id, name, title, storeName }) => (
            <Cell
              key={id}
              role="radio"
              arrow={false}
              checked={id === employeeId}
              label={name}
              note={`${storeName} ${title}`}
              onPress={() => setEmployeeId(id)}
            />
          ))}
        </Cells>
      ) : (
        <TextArea label={words.label} value={note} placeholder={words.placeholder} onInput={setNote} />
      )}
      {act === 'fix' && <PhotoField label="整改照片" value={photos} scene="patrol" onChange={setPhotos} />}
    </Sheet>
  );
}
