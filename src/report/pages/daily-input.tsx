/** /report/pages/daily-input: the report of a day - what the shop counted, what the store says, kept while it is typed. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import type { DailyForm } from '@/contract';
import { call } from '@/core/api';
import { formatYuan } from '@/core/lib/money';
import { go, replace } from '@/core/routes';
import { useStores } from '@/core/stores';
import { StoreChips } from '@/domain/store/StoreChips';
import { BarLink } from '@/ui/kit/BarLink';
import { Button } from '@/ui/kit/Button';
import { IconButton } from '@/ui/kit/IconButton';
import { Note, Words } from '@/ui/kit/Words';
import { later, Page, useParam, usePageData, usePageParams } from '@/ui/shell';
import { DailyBody } from '../daily/DailyBody';
import { useDaily } from '../daily/useDaily';
import { missingOf, takenOf } from '../daily/values';
import styles from '../daily/daily.module.scss';

const ConflictSheet = later(() => import('../daily/ConflictSheet').then(({ ConflictSheet: part }) => part));
const SendSheet = later(() => import('@/domain/chat/SendSheet').then(({ SendSheet: part }) => part));

export default function DailyInputPage() {
  const params = usePageParams<'/report/pages/daily-input'>();
  const [date] = useParam(params, 'date');
  const [storeId] = useParam(params, 'storeId');
  const { id } = params;
  const state = usePageData(
    () => call('manage.dailyInput', id ? { id } : { ...(date && { date }), ...(storeId && { storeId }) }),
    [id, date, storeId],
  );
  const form = state.data;
  if (!form) return <Page state={state}>{() => null}</Page>;
  // Another day or store is another form: nothing of the one before stays in it.
  return (
    <DayPage
      key={`${form.storeId} ${form.date} ${form.report?.rev ?? 0} ${id ?? ''}`}
      form={form}
      onSaved={() => void state.reload()}
    />
  );
}

function DayPage({ form, onSaved }: { form: DailyForm; onSaved: () => void }) {
  const { feedback } = useStores();
  const daily = useDaily(form, ({ late }) => {
    feedback.toast(late ? '已提交，记为迟交' : '已提交');
    onSaved();
  });
  const [sending, setSending] = useState(false);
  const { date, storeId, readOnly, report, stores } = form;
  const missing = missingOf(daily.fields, daily.values);
  const openDay = (day: string, store = storeId) =>
    void replace('/report/pages/daily-input', { date: day, storeId: store });
  return (
    <Page
      right={
        <>
          <BarLink word="看报表" onPress={() => void go('/report/pages/report-table', { kind: 'day', storeId })} />
          {report && <IconButton icon="share" label="发到群" onPress={() => setSending(true)} />}
        </>
      }
      action={
        readOnly ? undefined : (
          <>
            <View className={styles.sum}>
              <Note>{missing > 0 ? `必填还差 ${missing} 项` : '都填好了'}</Note>
              <Words size="sub" figures>{`收款 ${formatYuan(takenOf(daily.fields, daily.values))}`}</Words>
            </View>
            <Button size="l" grow busy={daily.sending && '提交中'} onPress={daily.submit}>
              {report ? '重新提交' : '提交日报'}
            </Button>
          </>
        )
      }
      overlay={
        <>
          <ConflictSheet
            fields={daily.fields}
            mine={daily.values}
            theirs={daily.theirs?.values}
            onChoose={daily.choose}
          />
          <SendSheet
            card={sending && report ? { kind: 'daily', refId: report.id } : undefined}
            onClose={() => setSending(false)}
          />
        </>
      }
    >
      {!readOnly && (
        <StoreChips all={false} stores={stores} current={storeId} onChange={(store) => openDay(date, store)} />
      )}
      <DailyBody form={form} daily={daily} onDay={(day) => openDay(day)} />
    </Page>
  );
}
