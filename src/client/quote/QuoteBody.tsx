/** What a quote says, part by part: for whom, its lines, what is new in it, what is agreed, its signature, and what happened with it. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { QuoteDetail } from '@/contract';
import { formatTime, fullTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { Card } from '@/ui/kit/Card';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Facts } from '@/ui/kit/Facts';
import { Notice } from '@/ui/kit/Notice';
import { SectionHead } from '@/ui/kit/SectionHead';
import { Slot } from '@/ui/kit/Slot';
import { Stack } from '@/ui/kit/Stack';
import { Steps } from '@/ui/kit/Steps';
import { Tag } from '@/ui/kit/Tag';
import { Note, Title, Words } from '@/ui/kit/Words';
import { InkPicture } from '../paper/InkPicture';
import { Lines, Sums } from '../paper/Lines';
import { minutesText, STATES } from '../paper/words';

interface PartProps {
  quote: QuoteDetail;
}

export function QuoteBody({ quote }: PartProps): ReactElement {
  const { lines, missing, questions } = quote;
  const asked = (lineId: string) => questions.filter((one) => one.lineId === lineId);
  return (
    <View>
      <Head quote={quote} />
      <Slot>
        {missing.length > 0 && <Notice tone="warn">{`PDF 里这些字会显示为 〓：${missing.join(' ')}`}</Notice>}
      </Slot>
      <Ways quote={quote} />
      <Card place="next" pad="rows">
        <Lines
          lines={lines}
          foot={({ id }) => asked(id).map(({ at, who, text }) => <Note key={at} block>{`${who} 问：${text}`}</Note>)}
        />
        <Sums lines={lines} quote={quote} />
      </Card>
      <Changes quote={quote} />
      <Terms quote={quote} />
      <Signed quote={quote} />
      <Views quote={quote} />
      <Questions quote={quote} />
      <Trail quote={quote} />
    </View>
  );
}

function Head({ quote: { card, seller } }: PartProps): ReactElement {
  const { label, tone } = STATES[card.status];
  return (
    <Card place="next" pad="all">
      <Stack row justify="between" align="start" gap={12}>
        <Title>{card.title === '' ? '未写标题' : card.title}</Title>
        <Tag tone={tone}>{label}</Tag>
      </Stack>
      <Facts
        closed={false}
        rows={[
          { label: '客户', value: card.clientName },
          { label: '单号', value: card.version > 1 ? `${card.no}　第 ${card.version} 版` : card.no },
          { label: '有效至', value: formatTime(card.validUntil - 1, 'YYYY-MM-DD') },
          { label: '顾问', value: seller.name },
        ]}
      />
    </Card>
  );
}

function Ways({ quote: { card, nextId, orderId } }: PartProps): ReactElement {
  const { client } = card;
  return (
    <Slot>
      {(client !== undefined || nextId !== undefined) && (
        <Cells place="next">
          {client && <Cell label="客户详情" onPress={() => void go('/client/pages/client', { id: client.id })} />}
          {nextId !== undefined && (
            <Cell label="新的一版" onPress={() => void go('/client/pages/quote', { id: nextId })} />
          )}
          {orderId !== undefined && (
            <Cell label="订单" note={card.status === 'ordered' ? '已付款，已转出库' : '等客户付款'} />
          )}
        </Cells>
      )}
    </Slot>
  );
}

const CHANGES: Readonly<
  Record<QuoteDetail['changes'][number]['kind'], (change: QuoteDetail['changes'][number]) => string>
> = {
  added: ({ title, after }) => `新增 ${title}：${after}`,
  removed: ({ title, before }) => `去掉 ${title}：${before}`,
  changed: ({ title, before, after }) => `${title}：${before} → ${after}`,
};

function Changes({ quote: { changes } }: PartProps): ReactElement {
  return (
    <Slot>
      {changes.length > 0 && (
        <Card place="next" pad="all">
          <SectionHead title="与上一版的不同" gutter={false} />
          {changes.map((change, i) => (
            <Note key={i} block>
              {CHANGES[change.kind](change)}
            </Note>
          ))}
        </Card>
      )}
    </Slot>
  );
}

function Terms({ quote: { terms } }: PartProps): ReactElement {
  return (
    <Slot>
      {terms.trim() !== '' && (
        <Card place="next" pad="all">
          <SectionHead title="约定" gutter={false} />
          {terms.split('\n').map((text, i) => (
            <Words key={i} size="value" block>
              {text}
            </Words>
          ))}
        </Card>
      )}
    </Slot>
  );
}

function Signed({ quote: { signature } }: PartProps): ReactElement {
  return (
    <Slot>
      {signature && (
        <Card place="next" pad="all">
          <SectionHead title="签名" note={formatTime(signature.at, 'YYYY-MM-DD')} gutter={false} />
          {signature.strokes ? (
            <InkPicture ink={signature.strokes} label="客户的签名" />
          ) : (
            <Title>{signature.name ?? ''}</Title>
          )}
        </Card>
      )}
    </Slot>
  );
}

function Views({ quote: { views, card } }: PartProps): ReactElement {
  return (
    <Slot>
      {views.length > 0 && (
        <Card place="next" pad="all">
          <SectionHead
            title="谁看过"
            note={views.length > 1 ? `转给了 ${views.length} 人` : `看了 ${card.views} 次`}
            gutter={false}
          />
          <Facts
            closed={false}
            rows={views.map(({ who, opens, seconds, at }) => ({
              label: who,
              value: `${opens} 次，共 ${minutesText(seconds)}，${formatTime(at, 'MM-DD')}`,
            }))}
          />
        </Card>
      )}
    </Slot>
  );
}

/** Of the whole; those of a line stand under it. */
function Questions({ quote: { questions } }: PartProps): ReactElement {
  const whole = questions.filter(({ lineId }) => lineId === undefined);
  return (
    <Slot>
      {whole.length > 0 && (
        <Card place="next" pad="all">
          <SectionHead title="客户的疑问" gutter={false} />
          {whole.map(({ at, who, text }) => (
            <Note key={at} block>{`${who}：${text}`}</Note>
          ))}
        </Card>
      )}
    </Slot>
  );
}

function Trail({ quote: { approvals } }: PartProps): ReactElement {
  return (
    <Card place="next" pad="all">
      <SectionHead title="经过" gutter={false} />
      <Steps
        label="经过"
        history
        current={-1}
        items={[...approvals].reverse().map(({ key, label, value }) => ({
          id: key,
          title: label,
          time: fullTime(Number(value)),
        }))}
      />
    </Card>
  );
}
