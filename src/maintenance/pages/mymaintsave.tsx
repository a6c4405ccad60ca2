/** /maintenance/pages/mymaintsave: a record in a minute - how, what, pictures, a coupon, and when next. */
import { useState } from 'react';
import { observer } from 'mobx-react';
import type { ClientCard, DataOf } from '@/contract';
import { call } from '@/core/api';
import { formatTime } from '@/core/lib/time';
import { back } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Empty } from '@/ui/kit/Empty';
import { Note } from '@/ui/kit/Words';
import { later, Page, usePageData, usePageParams } from '@/ui/shell';
import { ActionBar } from '@/ui/shell/ActionBar';
import { ClientLine, ClientSheet } from '../ClientField';
import { GiftField, LastRecords, NextFields, WhatFields } from '../record/RecordFields';
import { useRecordForm } from '../record/useRecordForm';
import { Written } from '../record/Written';

const PlanSheet = later(() => import('../plan/PlanSheet').then(({ PlanSheet: part }) => part));

export default function MaintSavePage() {
  const { id, clientId, planId, way } = usePageParams<'/maintenance/pages/mymaintsave'>();
  const [chosen, setChosen] = useState<string>();
  const [choosing, setChoosing] = useState(false);
  const about = clientId ?? chosen;
  const state = usePageData(
    () =>
      call('customer.maintInfo', { ...(id && { id }), ...(planId && { planId }), ...(about && { clientId: about }) }),
    [id, planId, about],
  );
  return (
    <Page
      state={state}
      overlay={
        <ClientSheet
          open={choosing}
          onClose={() => setChoosing(false)}
          onChoose={(client) => {
            setChosen(client.id);
            setChoosing(false);
          }}
        />
      }
    >
      {(data) => {
        if (data.row && !data.row.canEdit) return <Written row={data.row} />;
        const client = data.row?.client ?? data.client;
        if (!client)
          return (
            <Empty
              title="写给哪位客户"
              text="先选一位你负责的客户"
              button="选择客户"
              onPress={() => setChoosing(true)}
            />
          );
        return <RecordForm key={client.id} data={data} client={client} way={way} planId={planId} />;
      }}
    </Page>
  );
}

interface RecordFormProps {
  data: DataOf<'customer.maintInfo'>;
  client: ClientCard;
  way: string | undefined;
  planId: string | undefined;
}

const RecordForm = observer(function RecordForm({ data, client, way, planId }: RecordFormProps) {
  const { row, plan } = data;
  const { form, save, planning } = useRecordForm({ row, client, way, planId });
  return (
    <>
      <Card place="next" pad="all">
        <ClientLine
          client={client}
          note={client.lastAt ? `上次联系 ${formatTime(client.lastAt, 'MM月DD日')}` : '还没联系过'}
        />
        {plan && <Note block>{`完成计划：${plan.content}`}</Note>}
      </Card>
      <WhatFields form={form} />
      <NextFields form={form} />
      {!row && <GiftField form={form} />}
      <LastRecords client={client} />
      <ActionBar>
        {!row && (
          <Button size="l" tone="line" onPress={() => void save.run('plan')}>
            保存并排计划
          </Button>
        )}
        <Button block size="l" busy={save.pending && '保存中'} onPress={() => void save.run('back')}>
          保存
        </Button>
      </ActionBar>
      <PlanSheet open={planning} client={client} onClose={() => void back()} onSaved={() => void back()} />
    </>
  );
});
