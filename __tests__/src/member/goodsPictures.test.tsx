/** Pictures of a goods: the frame that is always full of picture, the layer it is drawn in, and what is sent. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import TestUtils from '@tarojs/test-utils-react';
import fc from 'fast-check';
import { useState } from 'react';
import type { Crop } from '@/contract';
import { platform } from '@/core/platform';
import {
  followed,
  largest,
  MOST_ZOOM,
  moved,
  transformOf,
  WHOLE,
  zoomed,
  zoomOf,
  type Spot,
} from '@/member/merchant/crop/frame';
import { useGoodsPictures } from '@/member/merchant/crop/useGoodsPictures';
import { Pictures } from '@/member/merchant/Pictures';

const near = (crop: Crop, wanted: Crop) => {
  for (const side of ['x', 'y', 'w', 'h'] as const)
    expect([side, crop[side]]).toEqual([side, expect.closeTo(wanted[side], 9)]);
};

describe('the frame', () => {
  const spot = fc.record({
    x: fc.double({ min: -9, max: 9, noNaN: true }),
    y: fc.double({ min: -9, max: 9, noNaN: true }),
  });
  const fingers = fc.integer({ min: 1, max: 3 }).chain((count) => {
    const list = fc.array(spot, { minLength: count, maxLength: count });
    return fc.tuple(list, list);
  });

  it('is square and full of picture, whatever the fingers do', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.02, max: 50, noNaN: true }),
        fc.array(fingers, { maxLength: 30 }),
        (ratio, gestures) => {
          let crop = largest(ratio);
          for (const [from, to] of [[[], []] as Spot[][], ...gestures]) {
            crop = followed(crop, from!, to!, ratio);
            // What the server asks of it, to the last bit.
            expect(Math.min(crop.x, crop.y)).toBeGreaterThanOrEqual(0);
            expect(Math.min(crop.w, crop.h)).toBeGreaterThan(0);
            expect(crop.x + crop.w).toBeLessThanOrEqual(1);
            expect(crop.y + crop.h).toBeLessThanOrEqual(1);
            expect(crop.h / (crop.w * ratio)).toBeCloseTo(1, 9);
            expect(zoomOf(crop, ratio)).toBeGreaterThan(1 - 1e-9);
            expect(zoomOf(crop, ratio)).toBeLessThan(MOST_ZOOM + 1e-9);
          }
        },
      ),
    );
  });

  it('begins with as much as fits, in the middle', () => {
    near(largest(2), { x: 0.25, y: 0, w: 0.5, h: 1 });
    near(largest(0.5), { x: 0, y: 0.25, w: 1, h: 0.5 });
    near(largest(1), WHOLE);
  });

  it('lets the picture follow the finger, to its edge', () => {
    // A quarter of the frame to the right: the frame shows what lies further left.
    near(moved(largest(2), { x: 0.25, y: 0 }, 2), { x: 0.125, y: 0, w: 0.5, h: 1 });
    near(moved(largest(2), { x: 9, y: 9 }, 2), { x: 0, y: 0, w: 0.5, h: 1 });
    near(moved(largest(2), { x: -9, y: 0 }, 2), { x: 0.5, y: 0, w: 0.5, h: 1 });
  });

  it('keeps what lies under the fingers when it is zoomed', () => {
    near(zoomed(WHOLE, 2, 1, { x: 0.5, y: 0.5 }), { x: 0.25, y: 0.25, w: 0.5, h: 0.5 });
    near(zoomed(WHOLE, 2, 1, { x: 0, y: 1 }), { x: 0, y: 0.5, w: 0.5, h: 0.5 });
    const [left, right] = [
      [
        { x: 0.4, y: 0.5 },
        { x: 0.6, y: 0.5 },
      ],
      [
        { x: 0.3, y: 0.5 },
        { x: 0.7, y: 0.5 },
      ],
    ];
    near(followed(WHOLE, left!, right!, 1), { x: 0.25, y: 0.25, w: 0.5, h: 0.5 });
    near(followed(followed(WHOLE, left!, right!, 1), right!, left!, 1), WHOLE);
    expect(zoomOf(zoomed(WHOLE, 99, 1), 1)).toBe(MOST_ZOOM);
  });

  it('is drawn by one transform', () => {
    expect(transformOf(WHOLE)).toBe('scale(1) translate(0%, 0%)');
    expect(transformOf({ x: 0.5, y: 0.25, w: 0.5, h: 0.5 })).toBe('scale(2) translate(-50%, -25%)');
  });
});

describe('pictures of a goods', () => {
  const bench = pageBench();
  const { press } = bench;
  const off = (name: string) => bench.view.byRole('button', name).getAttribute('aria-disabled') === 'true';
  const picture = () => bench.view.byRole('img', '要裁剪的图片').parentElement!.parentElement!;
  const shown = () => picture().style.transform;
  const forms = () =>
    bench.set.transport.upload.mock.calls.map(([{ filePath, fileName, form }]) => ({
      filePath,
      fileName,
      scene: form.scene,
      crop: JSON.parse(form.crop ?? 'null') as Crop,
    }));
  const answered = (...urls: string[]) => {
    for (const url of urls)
      bench.set.transport.upload.mockResolvedValueOnce({
        status: 200,
        data: JSON.stringify({
          code: 200,
          message: 'ok',
          data: { url, kind: 'image', name: 'a.jpg', size: 9, width: 9, height: 9 },
        }),
      });
  };
  function Form(): JSX.Element {
    const [images, setImages] = useState(['/uploads/old.webp', '/uploads/two.webp']);
    const { add, crop, cropper } = useGoodsPictures(images, setImages);
    return (
      <>
        <Pictures value={images} onChange={setImages} onAdd={add} onCrop={crop} />
        <output>{images.join(' ')}</output>
        {cropper}
      </>
    );
  }
  const settle = async () => {
    await pass(0);
    bench.set.clock.advance(1600);
  };
  const kept = () => bench.view.container.querySelector('output')?.textContent;
  beforeEach(async () => {
    jest.spyOn(platform.image, 'choose').mockResolvedValue({ path: 'blob:1', name: 'cake.jpg', size: 9 });
    jest
      .spyOn(platform.image, 'measure')
      .mockImplementation((path) => Promise.resolve({ path, width: 800, height: 400 }));
    bench.login();
    await bench.open('/member/pages/wholesale/manage', Form);
  });

  it('a new one is framed by buttons and keys before it is sent', async () => {
    answered('/uploads/new.webp');
    await press('添加图片');
    await settle();
    expect(bench.view.byRole('dialog', '裁剪图片').contains(document.activeElement)).toBe(true);
    expect(shown()).toBe('scale(2) translate(-25%, 0%)');
    expect([off('缩小'), off('图片上移'), off('图片左移')]).toEqual([true, true, false]);
    await press('图片左移');
    expect(shown()).toBe('scale(2) translate(-27.5%, 0%)');
    await press('放大');
    await press('放大');
    expect([off('缩小'), off('图片上移'), bench.view.hasText('1.4 倍')]).toEqual([false, false, true]);
    const { act } = new TestUtils();
    for (const key of ['-', '-', 'ArrowRight'])
      act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
    expect(shown()).toBe('scale(2) translate(-25%, 0%)');
    await press('完成');
    await settle();
    const [{ crop, ...rest } = { crop: WHOLE }, ...others] = forms();
    expect(rest).toEqual({ filePath: 'blob:1', fileName: 'cake.jpg', scene: 'goods' });
    near(crop, { x: 0.25, y: 0, w: 0.5, h: 1 });
    expect(others).toEqual([]);
    expect(bench.view.allByRole('dialog')).toHaveLength(0);
    expect(kept()).toBe('/uploads/old.webp /uploads/two.webp /uploads/new.webp');
  });

  it('is dragged and pinched', async () => {
    await press('添加图片');
    await settle();
    const frame = picture().parentElement!;
    jest
      .spyOn(frame, 'getBoundingClientRect')
      .mockReturnValue({ left: 100, top: 200, width: 400, height: 400 } as DOMRect);
    const { act } = new TestUtils();
    const point = (type: string, pointerId: number, x: number, y: number) =>
      act(() => {
        const at = { bubbles: true, clientX: 100 + x, clientY: 200 + y };
        picture().dispatchEvent(Object.assign(new MouseEvent(`pointer${type}`, at), { pointerId }));
      });
    point('move', 1, 300, 0);
    expect(shown()).toBe('scale(2) translate(-25%, 0%)');
    point('down', 1, 200, 200);
    point('move', 1, 100, 200);
    expect(shown()).toBe('scale(2) translate(-37.5%, 0%)');
    point('move', 1, 200, 200);
    point('down', 2, 200, 200);
    point('move', 1, 0, 200);
    point('move', 2, 400, 200);
    expect(shown()).toMatch(/^scale\(8\) /);
    point('up', 1, 0, 200);
    point('cancel', 2, 400, 200);
    point('move', 2, 0, 200);
    expect(shown()).toMatch(/^scale\(8\) /);
  });

  it('may be kept whole, or not be sent at all', async () => {
    answered('/uploads/new.webp');
    await press('添加图片');
    await settle();
    await press('取消');
    await settle();
    expect([forms().length, bench.view.allByRole('dialog').length]).toEqual([0, 0]);
    await press('添加图片');
    await settle();
    await press('用原图');
    await settle();
    expect(forms()).toMatchObject([{ crop: WHOLE }]);
  });

  it('one that is there is framed again and keeps its place; what was cut off in this form is still there', async () => {
    answered('/uploads/better.webp', '/uploads/best.webp');
    await press('裁剪第 1 张');
    await settle();
    await press('放大');
    await press('完成');
    await settle();
    expect(kept()).toBe('/uploads/better.webp /uploads/two.webp');
    await press('裁剪第 1 张');
    await settle();
    expect(shown()).toBe('scale(2.4) translate(-29.167%, -8.333%)');
    await press('完成');
    await settle();
    expect(kept()).toBe('/uploads/best.webp /uploads/two.webp');
    expect(forms().map(({ filePath, fileName }) => [filePath, fileName])).toEqual([
      ['/uploads/old.webp', 'old.webp'],
      ['/uploads/old.webp', 'old.webp'],
    ]);
  });

  it('what could not be sent stays under the frame', async () => {
    bench.set.transport.upload.mockRejectedValueOnce({ timeout: false, reason: '' });
    await press('添加图片');
    await settle();
    await press('图片左移');
    await press('完成');
    await settle();
    expect(shown()).toBe('scale(2) translate(-27.5%, 0%)');
    expect(bench.toast()).toBeDefined();
    answered('/uploads/new.webp');
    await press('完成');
    await settle();
    expect(kept()).toContain('/uploads/new.webp');
  });
});
