/** /member/pages/invoice/edit: the titles, and the form of one; a caller that asked gets the chosen one back. */
import { useState } from 'react';
import type { InvoiceTitle } from '@/contract';
import { call } from '@/core/api';
import { finishPick, isPicking } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { Page, usePageData, usePageParams } from '@/ui/shell';
import { TitleEditor } from '../../invoice/TitleEditor';
import { MOST_TITLES, Titles } from '../../invoice/Titles';

/** What the form is about; undefined = the list stands. */
type Writing = { title?: InvoiceTitle } | undefined;

export default function InvoiceTitlePage() {
  const { id, ...params } = usePageParams<'/member/pages/invoice/edit'>();
  const kind = params.kind === 'person' || params.kind === 'company' ? params.kind : undefined;
  const { feedback } = useStores();
  const [asked] = useState(isPicking);
  const [writing, setWriting] = useState<Writing>(kind ? {} : undefined);
  const state = usePageData(async () => {
    const titles = await call('memberInvoice.titles');
    const named = id ? titles.find((title) => title.id === id) : undefined;
    if (named) setWriting({ title: named });
    // Who comes to choose one and has none writes the first at once.
    else if (asked && titles.length === 0) setWriting({});
    return titles;
  }, [id]);
  const saved = async (title: InvoiceTitle) => {
    if (asked) return finishPick(title);
    setWriting(undefined);
    feedback.toast('已保存');
    await state.reload();
  };
  if (writing) {
    return (
      <TitleEditor
        key={writing.title?.id ?? 'new'}
        title={writing.title}
        kind={kind}
        onSaved={saved}
        onLeave={() => setWriting(undefined)}
      />
    );
  }
  const { data } = state;
  return (
    <Page
      state={state}
      action={
        data && (
          <Button
            block
            size="l"
            disabled={data.length >= MOST_TITLES}
            onRefused={() => feedback.toast(`最多保存 ${MOST_TITLES} 个抬头`)}
            onPress={() => setWriting({})}
          >
            新建抬头
          </Button>
        )
      }
    >
      {(titles) =>
        titles.length === 0 ? (
          <Empty picture="order" title="还没有发票抬头" text="存一个，下次开票直接用" />
        ) : (
          <Titles
            titles={titles}
            onEdit={(title) => setWriting({ title })}
            onChange={state.reload}
            onChoose={asked ? finishPick : undefined}
          />
        )
      }
    </Page>
  );
}
