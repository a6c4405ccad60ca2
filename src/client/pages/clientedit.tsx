/** /client/pages/clientedit: all that is known of a client; who shares one changes the notes. */
import { useState } from 'react';
import type { ClientDetail, ClientForm } from '@/contract';
import { call } from '@/core/api';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { Notice } from '@/ui/kit/Notice';
import { later, Page, usePageData, usePageParams } from '@/ui/shell';
import { EditBody } from '../form/EditBody';
import { FIELD_WORDS } from '../form/fields';
import { Group, NotesField } from '../form/Fields';
import { ShareSheet } from '../form/ShareSheet';
import { useClientEdit } from '../form/useClientEdit';
import { useFormData } from '../form/useFormData';

const ConflictSheet = later(() => import('../form/ConflictSheet').then(({ ConflictSheet: part }) => part));

type Known = ClientDetail & { form: ClientForm };

export default function EditClientPage() {
  const { id = '' } = usePageParams<'/client/pages/clientedit'>();
  const state = usePageData(() => call('customer.info', { id }), [id]);
  if (!state.data?.form)
    return (
      <Page state={state} skeleton="cells">
        {() => <Empty title="公海里的客户要先领取" />}
      </Page>
    );
  return <Editor client={state.data as Known} />;
}

function Editor({ client }: { client: Known }) {
  const edit = useClientEdit(client);
  const { form, mayLeave, save, keep, mine, theirs, dismiss, changed } = edit;
  const [sharing, setSharing] = useState(false);
  const data = useFormData(form.values, client.card.id);
  return (
    <Page
      state={data.state}
      skeleton="cells"
      onBack={mayLeave}
      action={
        <Button block size="l" busy={save.pending && '保存中'} disabled={!form.dirty} onPress={save.run}>
          {changed.length > 0 ? `保存 ${changed.length} 处修改` : '保存'}
        </Button>
      }
      overlay={
        <>
          <ConflictSheet mine={mine()} theirs={theirs} onClose={dismiss} onKeep={(taken) => void keep.run(taken)} />
          <ShareSheet
            open={sharing}
            people={(data.dict?.employees ?? []).filter(({ value }) => value !== client.card.ownerId)}
            chosen={form.values.collaborators}
            onChange={(chosen) => form.set('collaborators', chosen)}
            onClose={() => setSharing(false)}
          />
        </>
      }
    >
      {() => (
        <>
          {client.transfer && <Notice tone="warn">{`转移审批中：${client.transfer.to}`}</Notice>}
          {changed.length > 0 && (
            <Notice tone="plain">{`已改：${changed.map((field) => FIELD_WORDS[field]).join('、')}`}</Notice>
          )}
          {client.can.includes('edit') ? (
            <EditBody form={form} data={data} owner={client.card.owner} onShare={() => setSharing(true)} />
          ) : (
            <>
              <Notice>共享的客户只能改备注，其他由负责人修改。</Notice>
              <Group>
                <NotesField form={form} />
              </Group>
            </>
          )}
        </>
      )}
    </Page>
  );
}
