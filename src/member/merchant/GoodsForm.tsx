/** A goods, new or as it is: pictures in their order, a film, words, price and pieces of each specification. */
import type { ComponentProps, ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { MerchantProduct } from '@/contract';
import { call } from '@/core/api';
import { formatFen, parseFen } from '@/core/lib/money';
import { pick } from '@/core/routes';
import { useStores } from '@/core/stores';
import type { VideoChoice } from '@/domain/video/choice';
import { Button } from '@/ui/kit/Button';
import { Chips } from '@/ui/kit/Chip';
import { Field, FieldPair } from '@/ui/kit/Field';
import { Notice } from '@/ui/kit/Notice';
import { Sheet } from '@/ui/kit/Sheet';
import { Slot } from '@/ui/kit/Slot';
import { TextArea } from '@/ui/kit/TextArea';
import { TextField } from '@/ui/kit/TextField';
import { useAction, useForm } from '@/ui/shell';
import { useLeave } from '@/ui/shell/useLeave';
import { useGoodsPictures } from './crop/useGoodsPictures';
import { Pictures } from './Pictures';
import type { ShopClass } from './Classes';
import styles from './shop.module.scss';

interface GoodsFormProps {
  /** undefined: a new one. */
  product: MerchantProduct | undefined;
  /** undefined: not here yet; null: they could not be loaded. */
  classes: readonly ShopClass[] | null | undefined;
  onClose: () => void;
  onSaved: () => void;
}

interface SkuValues {
  id: string;
  specText: string;
  price: string;
  stock: string;
}
/** All that can be changed in the form; a new one has a single specification without a name. */
const valuesOf = (product: MerchantProduct | undefined) => ({
  title: product?.title ?? '',
  unit: product?.unit ?? '盒',
  detail: product?.detail ?? '',
  images: product?.images ?? [],
  video: product?.videoUrl ?? '',
  categoryId: product?.categoryId,
  skus: product
    ? product.skus.map(({ id, specText, price, stock }): SkuValues => ({
        id,
        specText,
        price: formatFen(price),
        stock: String(stock),
      }))
    : [{ id: '', specText: '', price: '', stock: '' }],
});
const GIVE_UP = { title: '放弃已填的内容？', text: '关闭后要重新填写。', yes: '放弃', no: '继续填' };

const isPieces = (text: string) => /^\d{1,5}$/.test(text);
const isPrice = (text: string) => (parseFen(text) ?? 0) > 0;

type Values = ReturnType<typeof valuesOf>;
/** Of one that stands only what is another now: its film and its words may have been written elsewhere. */
async function save(product: MerchantProduct | undefined, values: Values & { categoryId: string }): Promise<void> {
  const { images, video, detail, categoryId, skus } = values;
  const pieces = skus.map(({ id, price, stock }) => ({ id, price: parseFen(price) ?? 0, stock: Number(stock) }));
  const [one = { price: 0, stock: 0 }] = pieces;
  const written = { title: values.title.trim(), unit: values.unit.trim(), categoryId, images };
  if (product)
    await call('merchant.productUpdate', {
      id: product.id,
      ...written,
      ...(video === (product.videoUrl ?? '') ? {} : { videoUrl: video }),
      ...(product.detail === undefined || detail === product.detail ? {} : { detail }),
      ...(pieces.length > 1 ? { skus: pieces } : { price: one.price, stock: one.stock }),
    });
  else
    await call('merchant.productCreate', {
      ...written,
      price: one.price,
      stock: one.stock,
      ...(video ? { videoUrl: video } : {}),
      ...(detail.trim() ? { detail } : {}),
    });
}

/** Mounted anew for each goods. */
export function GoodsForm({ product, classes: own, onClose, onSaved }: GoodsFormProps): ReactElement {
  const { feedback } = useStores();
  // A new one is kept when the page is left; of one that stands prices and pieces may be others by then.
  const form = useForm(
    valuesOf(product),
    {
      title: (value) => (value.trim().length < 2 ? '名称至少两个字' : undefined),
      unit: (value) => (value.trim() === '' ? '如：盒、袋、份' : undefined),
    },
    product ? undefined : 'goods-new',
  );
  const { images, video, skus } = form.values;
  const setImages = (urls: string[]) => form.set('images', urls);
  const pictures = useGoodsPictures(images, setImages);
  // The first one until one is chosen: the form may be open before the classes are there.
  const categoryId = form.values.categoryId ?? own?.[0]?.id ?? '';
  // Of the tab that is closed, and of the way back in the mini-program.
  useLeave(form.dirty);
  const close = async () => {
    if (form.dirty && !(await feedback.confirm(GIVE_UP))) return;
    form.done();
    onClose();
  };
  const film = useAction(async () => {
    const chosen = await pick<VideoChoice[]>('/member/pages/select/video', { scene: 'goods', max: '1' });
    if (chosen?.[0]) form.set('video', chosen[0].url);
  });
  const send = useAction(async () => {
    if (!form.check()) return;
    if (images.length === 0) return void feedback.toast('请至少放一张图片');
    if (!categoryId) return void feedback.toast(own ? '请先建一个分类' : '分类还没加载出来，请稍候再试');
    if (!skus.every(({ price, stock }) => isPrice(price) && isPieces(stock)))
      return void feedback.toast('请填写价格和库存');
    await save(product, { ...form.values, categoryId });
    form.done();
    feedback.toast(product && product.status !== 'refused' ? '已保存' : '已提交，审核通过后自动上架');
    onSaved();
  });
  const setSku = (id: string, set: Partial<SkuValues>) =>
    form.set(
      'skus',
      skus.map((sku) => (sku.id === id ? { ...sku, ...set } : sku)),
    );
  return (
    <>
      <Sheet
        open
        title={product ? '编辑商品' : '上新'}
        onClose={() => void close()}
        footer={
          <Button block size="l" busy={send.pending && '提交中'} onPress={send.run}>
            {product ? '保存' : '提交审核'}
          </Button>
        }
      >
        <View className={styles.form}>
          {product?.reason && <Notice tone="warn">{`未通过：${product.reason}`}</Notice>}
          <Pictures value={images} onChange={setImages} onAdd={pictures.add} onCrop={pictures.crop} />
          <TextField label="名称" maxLength={40} {...form.bind('title')} />
          <Field label="分类">
            <ClassChips classes={own} current={categoryId} onChoose={(id) => form.set('categoryId', id)} />
          </Field>
          {skus.map((sku) => (
            <SkuFields key={sku.id} sku={sku} onChange={(set) => setSku(sku.id, set)} />
          ))}
          <TextField label="单位" placeholder="盒" maxLength={4} {...form.bind('unit')} />
          <FilmField chosen={video !== ''} onChoose={film.run} onRemove={() => form.set('video', '')} />
          <DetailField
            fixed={product !== undefined && product.detail === undefined}
            bound={{ label: '详情', ...form.bind('detail') }}
          />
        </View>
      </Sheet>
      <Slot>{pictures.cropper}</Slot>
    </>
  );
}

interface ClassChipsProps extends Pick<GoodsFormProps, 'classes'> {
  current: string;
  onChoose: (id: string) => void;
}
function ClassChips({ classes: own, current, onChoose }: ClassChipsProps) {
  if (own?.length === 0) return <Text>还没有分类，请先到「分类」里新建</Text>;
  const items = (own ?? []).map(({ id, name }) => ({ id, label: name }));
  return <Chips label="分类" items={items} current={current} onChange={onChoose} />;
}

function SkuFields({ sku, onChange }: { sku: SkuValues; onChange: (set: Partial<SkuValues>) => void }) {
  return (
    <FieldPair>
      <TextField
        label={sku.specText === '' ? '价格（元）' : `${sku.specText}　价格（元）`}
        kind="amount"
        maxLength={10}
        value={sku.price}
        onInput={(price) => onChange({ price })}
      />
      <TextField label="库存" kind="number" maxLength={5} value={sku.stock} onInput={(stock) => onChange({ stock })} />
    </FieldPair>
  );
}

interface FilmFieldProps {
  chosen: boolean;
  onChoose: () => void;
  onRemove: () => void;
}
function FilmField({ chosen, onChoose, onRemove }: FilmFieldProps) {
  return (
    <Field
      label="视频"
      trailing={
        chosen && (
          <Button size="s" tone="text" onPress={onRemove}>
            移除
          </Button>
        )
      }
    >
      <Button size="s" tone="line" icon="play" onPress={onChoose}>
        {chosen ? '更换视频' : '选择视频'}
      </Button>
    </Field>
  );
}

/** `fixed`: it was written elsewhere, with pictures. */
function DetailField({ fixed, bound }: { fixed: boolean; bound: ComponentProps<typeof TextArea> }) {
  return fixed ? (
    <Field label="详情">
      <Text>图文详情已由店里排好版，这里不用写</Text>
    </Field>
  ) : (
    <TextArea {...bound} placeholder="做法、口味、保存方式" maxLength={2000} rows={5} />
  );
}
