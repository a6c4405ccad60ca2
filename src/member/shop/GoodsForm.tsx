/** A goods, new or as it is: pictures in their order, a film, words, price and pieces of each specification. */
import { useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { MerchantProduct } from '@/contract';
import { call } from '@/core/api';
import { formatFen, parseFen } from '@/core/lib/money';
import { pick } from '@/core/routes';
import { useStores } from '@/core/stores';
import type { VideoChoice } from '@/domain/video/choice';
import { Button } from '@/ui/kit/Button';
import { Chips } from '@/ui/kit/Chip';
import { Field } from '@/ui/kit/Field';
import { Notice } from '@/ui/kit/Notice';
import { Sheet } from '@/ui/kit/Sheet';
import { Slot } from '@/ui/kit/Slot';
import { TextArea } from '@/ui/kit/TextArea';
import { TextField } from '@/ui/kit/TextField';
import { useAction, useForm } from '@/ui/shell';
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
const isPieces = (text: string) => /^\d{1,5}$/.test(text);
const isPrice = (text: string) => (parseFen(text) ?? 0) > 0;

/** Mounted anew for each goods. */
export function GoodsForm({ product, classes: own, onClose, onSaved }: GoodsFormProps): ReactElement {
  const { feedback } = useStores();
  const [images, setImages] = useState<string[]>(product?.images ?? []);
  const pictures = useGoodsPictures(images, setImages);
  const [video, setVideo] = useState(product?.videoUrl ?? '');
  const [chosen, setChosen] = useState(product?.categoryId);
  // The first one until one is chosen: the form may be open before the classes are there.
  const categoryId = chosen ?? own?.[0]?.id ?? '';
  const [skus, setSkus] = useState<SkuValues[]>(() =>
    (product?.skus ?? [{ id: '', specText: '', price: 0, stock: 0 }]).map((sku) => ({
      ...sku,
      price: product ? formatFen(sku.price) : '',
      stock: product ? String(sku.stock) : '',
    })),
  );
  const form = useForm(
    { title: product?.title ?? '', unit: product?.unit ?? '盒', detail: product?.detail ?? '' },
    {
      title: (value) => (value.trim().length < 2 ? '名称至少两个字' : undefined),
      unit: (value) => (value.trim() === '' ? '如：盒、袋、份' : undefined),
    },
  );
  const film = useAction(async () => {
    const chosen = await pick<VideoChoice[]>('/member/pages/select/video', { scene: 'goods', max: '1' });
    if (chosen?.[0]) setVideo(chosen[0].url);
  });
  const save = useAction(async () => {
    if (!form.check()) return;
    if (images.length === 0) return void feedback.toast('请至少放一张图片');
    if (!categoryId) return void feedback.toast(own ? '请先建一个分类' : '分类还没加载出来，请稍候再试');
    if (!skus.every(({ price, stock }) => isPrice(price) && isPieces(stock)))
      return void feedback.toast('请填写价格和库存');
    const pieces = skus.map(({ id, price, stock }) => ({ id, price: parseFen(price) ?? 0, stock: Number(stock) }));
    const [one = { price: 0, stock: 0 }] = pieces;
    const written = { title: form.values.title.trim(), unit: form.values.unit.trim(), categoryId, images };
    const { detail } = form.values;
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
    feedback.toast(product && product.status !== 'refused' ? '已保存' : '已提交，审核通过后自动上架');
    onSaved();
  });
  const setSku = (id: string, set: Partial<SkuValues>) =>
    setSkus(skus.map((sku) => (sku.id === id ? { ...sku, ...set } : sku)));
  return (
    <>
      <Sheet
        open
        title={product ? '编辑商品' : '上新'}
        onClose={onClose}
        footer={
          <Button block size="l" busy={save.pending && '提交中'} onPress={save.run}>
            {product ? '保存' : '提交审核'}
          </Button>
        }
      >
        <View className={styles.form}>
          {product?.reason && <Notice tone="warn">{`未通过：${product.reason}`}</Notice>}
          <Pictures value={images} onChange={setImages} onAdd={pictures.add} onCrop={pictures.crop} />
          <TextField label="名称" maxLength={40} {...form.bind('title')} />
          <Field label="分类">
            {own?.length === 0 ? (
              <Text>还没有分类，请先到「分类」里新建</Text>
            ) : (
              <Chips
                label="分类"
                items={(own ?? []).map(({ id, name }) => ({ id, label: name }))}
                current={categoryId}
                onChange={setChosen}
              />
            )}
          </Field>
          {skus.map((sku) => (
            <View key={sku.id} className={styles.sku}>
              {sku.specText !== '' && <Text className={styles.wide}>{sku.specText}</Text>}
              <TextField
                label="价格（元）"
                kind="amount"
                maxLength={10}
                value={sku.price}
                onInput={(price) => setSku(sku.id, { price })}
              />
              <TextField
                label="库存"
                kind="number"
                maxLength={5}
                value={sku.stock}
                onInput={(stock) => setSku(sku.id, { stock })}
              />
            </View>
          ))}
          <TextField label="单位" placeholder="盒" maxLength={4} {...form.bind('unit')} />
          <Field
            label="视频"
            trailing={
              video && (
                <Button size="s" tone="text" onPress={() => setVideo('')}>
                  移除
                </Button>
              )
            }
          >
            <Button size="s" tone="line" icon="play" onPress={film.run}>
              {video ? '更换视频' : '选择视频'}
            </Button>
          </Field>
          {product && product.detail === undefined ? (
            <Field label="详情">
              <Text>图文详情在后台维护</Text>
            </Field>
          ) : (
            <TextArea
              label="详情"
              placeholder="做法、口味、保存方式"
              maxLength={2000}
              rows={5}
              {...form.bind('detail')}
            />
          )}
        </View>
      </Sheet>
      <Slot>{pictures.cropper}</Slot>
    </>
  );
}
