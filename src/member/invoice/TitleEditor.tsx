/** The form of one title as a page of its own: back leads to the list, not out of it. */
import type { ReactElement } from 'react';
import type { InvoiceTitle } from '@/contract';
import { Button } from '@/ui/kit/Button';
import { Page } from '@/ui/shell';
import { useLeave } from '@/ui/shell/useLeave';
import { TitleForm } from './TitleForm';
import { useTitleForm } from './useTitleForm';

interface TitleEditorProps {
  title: InvoiceTitle | undefined;
  kind: InvoiceTitle['kind'] | undefined;
  onSaved: (title: InvoiceTitle) => unknown;
  onLeave: () => void;
}

export function TitleEditor({ title, kind, onSaved, onLeave }: TitleEditorProps): ReactElement {
  const writing = useTitleForm(title, kind, onSaved);
  const mayLeave = useLeave(title !== undefined && writing.form.dirty);
  return (
    <Page
      title={title ? '编辑抬头' : '新建抬头'}
      onBack={async () => {
        if (await mayLeave()) onLeave();
        return false;
      }}
      action={
        <Button block size="l" busy={writing.save.pending && '保存中'} onPress={writing.save.run}>
          保存
        </Button>
      }
    >
      <TitleForm {...writing} />
    </Page>
  );
}
