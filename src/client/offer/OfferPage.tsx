/** What a link opens: a clean offer, its total live as lines are ticked, and the answer (rule 30.6). */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { QuoteDetail } from '@/contract';
import { call } from '@/core/api';
import { countdown, formatTime } from '@/core/lib/time';
import { platform } from '@/core/platform';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { openFile } from '@/domain/file/openFile';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { CheckMark } from '@/ui/kit/Check';
import { Chip, ChipGroup } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { Icon } from '@/ui/kit/Icon';
import { IconButton } from '@/ui/kit/IconButton';
import { Person } from '@/ui/kit/Person';
import { pictureUrl } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Sheet } from '@/ui/kit/Sheet';
import { Slot } from '@/ui/kit/Slot';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { TextArea } from '@/ui/kit/TextArea';
import { Note, Title, Words } from '@/ui/kit/Words';
import { Page, useAction } from '@/ui/shell';
import { Lines, Sums } from '../paper/Lines';
import { STATES } from '../paper/words';
import { InkPicture } from '../paper/InkPicture';
import { SignPad } from './SignPad';
import { ticked, useOfferQuote } from './useOfferQuote';
import styles from './offer.module.scss';

const REASONS = ['价格不合适', '数量不合适', '已经买了', '暂时不需要'];

type Asking = { action: 'decline' | 'ask'; lineId?: string };

export function OfferPage({ token }: { token: string }): ReactElement {
  const { clock } = useStores();
  const offer = useOfferQuote(token);
  const { state, quote, isLive, chosen, tick, sign, accept, say, pay } = offer;
  const [asking, setAsking] = useState<Asking>();
  const may = (what: QuoteDetail['can'][number]) => quote?.can.includes(what) ?? false;
  const paper = useAction(async () => {
    const { quote: fresh } = await call('manage.quoteScan', { code: token });
    await openFile(pictureUrl(fresh?.pdf ?? ''));
  });
  const orderId = quote?.orderId;
  return (
    <Page
      state={state}
      right={quote && <IconButton icon="save" label="打开 PDF" onPress={() => void paper.run()} />}
      action={
        isLive ? (
          <Button block size="l" busy={accept.pending && '提交中'} onPress={accept.run}>
            接受并签名
          </Button>
        ) : (
          orderId !== undefined &&
          (may('pay') ? (
            <Button block size="l" onPress={() => void pay(orderId)}>
              去支付
            </Button>
          ) : (
            <Button block tone="line" size="l" onPress={() => void go('/shop/pages/order/detail', { id: orderId })}>
              看订单
            </Button>
          ))
        )
      }
      overlay={
        <AnswerSheet asking={asking} onClose={() => setAsking(undefined)} pending={say.pending} onSay={say.run} />
      }
    >
      {({ quote: shown, closed }) =>
        shown ? (
          <>
            <Until quote={shown} now={clock.now()} />
            <Letter
              quote={shown}
              chosen={chosen}
              isLive={isLive}
              onTick={tick}
              onAsk={(lineId) => setAsking({ action: 'ask', lineId })}
            />
            <Terms text={shown.terms} />
            <Slot>
              {isLive && <SignPad {...sign} onInk={sign.onInk} day={formatTime(clock.now(), 'YYYY-MM-DD')} />}
            </Slot>
            <Slot>{shown.signature && <Signed signature={shown.signature} />}</Slot>
            <View className={styles.ways}>
              <Button tone="text" icon="chat" onPress={() => setAsking({ action: 'ask' })}>
                有疑问
              </Button>
              {may('decline') && (
                <Button tone="text" icon="close" onPress={() => setAsking({ action: 'decline' })}>
                  暂不需要
                </Button>
              )}
            </View>
          </>
        ) : (
          <Empty
            title={closed?.text ?? '没有找到这份报价'}
            picture="message"
            {...(closed?.isOver && {
              button: '请顾问更新',
              onPress: () => void say.run('ask', '请更新这份报价'),
            })}
          />
        )
      }
    </Page>
  );
}

/** How long it holds, or what became of it. */
function Until({ quote, now }: { quote: QuoteDetail; now: number }): ReactElement {
  const { status, validUntil } = quote.card;
  const { days, hours, minutes } = countdown(validUntil - now);
  const left =
    Number(days) > 0 ? `${Number(days)} 天 ${Number(hours)} 小时` : `${Number(hours)} 小时 ${Number(minutes)} 分`;
  return (
    <View className={styles.until}>
      {quote.can.includes('accept') ? (
        <>
          <Icon name="clock" size={16} />
          <Words size="sub" tone="warn">
            {`有效至 ${formatTime(validUntil - 1, 'MM-DD')}，还有 ${left}`}
          </Words>
        </>
      ) : (
        <Tag tone={STATES[status].tone}>{STATES[status].label}</Tag>
      )}
    </View>
  );
}

interface LetterProps {
  quote: QuoteDetail;
  chosen: ReadonlySet<string>;
  isLive: boolean;
  onTick: (line: QuoteDetail['lines'][number]) => void;
  onAsk: (lineId: string) => void;
}

function Letter({ quote, chosen, isLive, onTick, onAsk }: LetterProps): ReactElement {
  const { session } = useStores();
  const { card, seller, sellerMobile } = quote;
  const lines = isLive ? ticked(quote.lines, chosen) : quote.lines;
  const dial = useAction(async () => platform.phone.dial(sellerMobile ?? ''));
  return (
    <Card place="alone" clip>
      <View className={styles.letter}>
        <View className={styles.head}>
          <Title size="display">{card.title}</Title>
          <Note block>{`呈 ${card.clientName}　${card.no}`}</Note>
        </View>
        <View className={styles.seller}>
          <Person name={seller.name} src={seller.avatar} notes={[seller.storeName, seller.title]}>
            {sellerMobile !== undefined && (
              <IconButton icon="phone" label="打电话给顾问" onPress={() => void dial.run()} />
            )}
            <IconButton
              icon="card"
              label="顾问的名片"
              onPress={() => void go('/vip/pages/businessCard', { employeeNo: seller.no })}
            />
          </Person>
        </View>
        <Lines
          lines={lines}
          box={(line) =>
            isLive && line.pick !== 'must' ? (
              <Pressable
                role={line.pick === 'choice' ? 'radio' : 'checkbox'}
                checked={chosen.has(line.id)}
                label={line.title}
                onPress={() => onTick(line)}
              >
                <CheckMark checked={chosen.has(line.id)} kind={line.pick === 'choice' ? 'radio' : 'checkbox'} />
              </Pressable>
            ) : null
          }
          end={(line) =>
            isLive && <IconButton icon="help" size={18} label={`问 ${line.title}`} onPress={() => onAsk(line.id)} />
          }
        />
        <Sums lines={lines} quote={quote} />
        <Watermark name={session.member?.nickname ?? ''} />
      </View>
    </Card>
  );
}

const ROWS = Array.from({ length: 12 }, (_, i) => i);
/** Whose phone it is: light, across the letter. */
function Watermark({ name }: { name: string }): ReactElement {
  return (
    <View className={styles.watermark} aria-hidden>
      {ROWS.map((row) => (
        <Words key={row} size="title" className={styles.name}>
          {Array.from({ length: 4 }, () => name).join('　　　')}
        </Words>
      ))}
    </View>
  );
}

function Terms({ text }: { text: string }): ReactElement {
  const rows = text.split('\n').filter((row) => row.trim() !== '');
  return (
    <Slot>
      {rows.length > 0 && (
        <Card place="next" pad="all">
          <Title>约定</Title>
          {rows.map((row, i) => (
            <Words key={i} size="value" tone="soft" block>
              {`· ${row}`}
            </Words>
          ))}
        </Card>
      )}
    </Slot>
  );
}

function Signed({ signature }: { signature: NonNullable<QuoteDetail['signature']> }): ReactElement {
  return (
    <Card place="next" pad="all">
      <Stack row justify="between" align="center">
        <Title>签名</Title>
        <Note>{formatTime(signature.at, 'YYYY-MM-DD')}</Note>
      </Stack>
      {signature.strokes ? (
        <InkPicture ink={signature.strokes} label="你的签名" />
      ) : (
        <Title size="display">{signature.name ?? ''}</Title>
      )}
    </Card>
  );
}

interface AnswerSheetProps {
  asking: Asking | undefined;
  onClose: () => void;
  pending: boolean;
  onSay: (action: 'decline' | 'ask', note: string, lineId?: string) => Promise<boolean>;
}

function AnswerSheet({ asking, onClose, pending, onSay }: AnswerSheetProps): ReactElement {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const isAsk = asking?.action !== 'decline';
  const send = async () => {
    if (!asking) return;
    if (text.trim() === '') return setFault(isAsk ? '请写下问题' : '请说说原因');
    if (await onSay(asking.action, text.trim(), asking.lineId)) {
      setText('');
      onClose();
    }
  };
  return (
    <Sheet
      open={asking !== undefined}
      title={isAsk ? '有疑问' : '暂不需要'}
      onClose={onClose}
      footer={
        <Button block size="l" busy={pending && '发送中'} onPress={() => void send()}>
          发给顾问
        </Button>
      }
    >
      {!isAsk && (
        <ChipGroup label="原因">
          {REASONS.map((reason) => (
            <Chip key={reason} selected={text === reason} onPress={() => setText(reason)}>
              {reason}
            </Chip>
          ))}
        </ChipGroup>
      )}
      <TextArea
        label={isAsk ? '你的问题' : '原因'}
        value={text}
        onInput={(value) => {
          setText(value);
          setFault(undefined);
        }}
        error={fault}
        maxLength={200}
      />
    </Sheet>
  );
}
