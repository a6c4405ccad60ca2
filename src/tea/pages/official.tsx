/** /tea/pages/official: is this tea ours? A code from the label, typed or scanned, and the company's certificates. */
import { useEffect, useRef, useState } from 'react';
import { View } from '@tarojs/components';
import type { TraceView } from '@/contract';
import { call } from '@/core/api';
import { Slot } from '@/ui/kit/Slot';
import { Page, useAction, usePageData, usePageParams } from '@/ui/shell';
import { Fake } from '../official/Fake';
import { OfficialBody } from '../official/OfficialBody';
import { CODE, codeOf, Query } from '../official/Query';
import { TraceResult } from '../official/TraceResult';

export default function OfficialPage() {
  const params = usePageParams<'/tea/pages/official'>();
  const start = params.code ? codeOf(params.code) : '';
  const state = usePageData(() => call('tea.official'), [], 'tea.official');
  const [trace, setTrace] = useState<TraceView>();
  const [reporting, setReporting] = useState(false);
  // What a scanned label says stands above the rest, which waits for it.
  const [waits, setWaits] = useState(CODE.test(start));
  const query = useAction(async (code: string) => setTrace(await call('tea.officialTrace', { code })));
  const { run } = query;
  // A scanned label asks once, as soon as the member is in.
  const asked = useRef(false);
  const ready = state.status === 'ready';
  useEffect(() => {
    if (!ready || asked.current || !CODE.test(start)) return;
    asked.current = true;
    void run(start).finally(() => setWaits(false));
  }, [ready, run, start]);
  return (
    <Page
      state={state}
      overlay={<Fake open={reporting} code={trace?.code ?? ''} onClose={() => setReporting(false)} />}
    >
      {(view) => (
        <View>
          <Query start={start} busy={query.pending} onQuery={(code) => void run(code)} />
          <Slot>{trace && <TraceResult trace={trace} onReport={() => setReporting(true)} />}</Slot>
          <Slot>{!waits && <OfficialBody view={view} />}</Slot>
        </View>
      )}
    </Page>
  );
}
