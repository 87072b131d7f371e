import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type * as backend from '@tensorflow/tfjs-backend-wasm';
import type * as core from '@tensorflow/tfjs-core';
import type * as faceApi from '@vladmandic/face-api';
import type { ColourPicture, Face, FaceMatcher } from './face-matcher.ts';
import { isSharpFace } from './is-sharp-face.ts';

type Library = typeof faceApi;
type Tensors = typeof core;

/** Below this score a detection is as often a pattern as a face. */
const leastScore = 0.3;

const locate = createRequire(import.meta.url);

interface Loaded {
  readonly library: Library;
  readonly tensors: Tensors;
}

/** Tensor methods that the library calls and the core leaves to the full package. */
function completeTensors(tensors: Tensors): void {
  const methods = {
    add: tensors.add,
    sub: tensors.sub,
    mul: tensors.mul,
    div: tensors.div,
    max: tensors.max,
    min: tensors.min,
    mean: tensors.mean,
    sum: tensors.sum,
    sqrt: tensors.sqrt,
    relu: tensors.relu,
    sigmoid: tensors.sigmoid,
    softmax: tensors.softmax,
    maximum: tensors.maximum,
    minimum: tensors.minimum,
    reshape: tensors.reshape,
    cast: tensors.cast,
    slice: tensors.slice,
    squeeze: tensors.squeeze,
    expandDims: tensors.expandDims,
    transpose: tensors.transpose,
    pad: tensors.pad,
    concat: tensors.concat,
  };
  const prototype = tensors.Tensor.prototype as unknown as Record<string, unknown>;
  for (const [name, method] of Object.entries(methods) as [string, (...args: unknown[]) => unknown][])
    prototype[name] ??= function (this: unknown, ...args: unknown[]) {
      return method(this, ...args);
    };
  prototype['toFloat'] ??= function (this: never) {
    return tensors.cast(this, 'float32');
  };
  prototype['toInt'] ??= function (this: never) {
    return tensors.cast(this, 'int32');
  };
  const shaped = function (this: never, ...shape: number[]) {
    return tensors.reshape(this, shape);
  };
  for (const name of ['as2D', 'as3D', 'as4D']) prototype[name] ??= shaped;
  const flat = function (this: { readonly size: number }) {
    return tensors.reshape(this as never, [this.size]);
  };
  for (const name of ['as1D', 'flatten']) prototype[name] ??= flat;
}

/** Loads library and models from their packages: nothing is fetched. */
async function load(): Promise<Loaded> {
  const tensors = locate('@tensorflow/tfjs-core') as Tensors;
  // Otherwise each copy of the core warns on standard error about the other.
  tensors.env().set('PROD', true);
  completeTensors(tensors);
  completeTensors(locate('@tensorflow/tfjs') as Tensors);
  const wasm = locate('@tensorflow/tfjs-backend-wasm') as typeof backend;
  wasm.setWasmPaths(`${dirname(locate.resolve('@tensorflow/tfjs-backend-wasm'))}/`);
  // Each child reads one document, and sums over several threads differ in their last digit.
  wasm.setThreadsCount(1);
  const library = locate('@vladmandic/face-api/dist/face-api.node-wasm.js') as Library;
  await tensors.setBackend('wasm');
  await tensors.ready();
  const models = join(dirname(locate.resolve('@vladmandic/face-api/package.json')), 'model');
  await library.nets.ssdMobilenetv1.loadFromDisk(models);
  await library.nets.tinyFaceDetector.loadFromDisk(models);
  await library.nets.faceLandmark68Net.loadFromDisk(models);
  await library.nets.faceRecognitionNet.loadFromDisk(models);
  return { library, tensors };
}

const share = (part: number, whole: number): number =>
  Math.round(Math.min(1, Math.max(0, part / whole)) * 1e5) / 1e5;

/** Faces by face-api (MIT) on TensorFlow.js in WebAssembly; library and models are loaded with the first picture. */
export function createFaceApi(): FaceMatcher {
  let loading: Promise<Loaded> | undefined;

  async function withTensor<T>(
    { width, height, data }: ColourPicture,
    work: (library: Library, input: never) => Promise<T>,
  ): Promise<T> {
    const { library, tensors } = await (loading ??= load());
    const input = tensors.tensor3d(data, [height, width, 3], 'int32');
    try {
      return await work(library, input as never);
    } finally {
      input.dispose();
    }
  }

  async function glance(picture: ColourPicture): Promise<number> {
    const found = await withTensor(picture, async (library, input) =>
      library.detectAllFaces(
        input,
        new library.TinyFaceDetectorOptions({ inputSize: 320, scoreThreshold: leastScore }),
      ),
    );
    return Math.max(0, ...found.map(({ score }) => score));
  }

  async function find(picture: ColourPicture): Promise<readonly Face[]> {
    const { width, height } = picture;
    const found = await withTensor(picture, async (library, input) =>
      library
        .detectAllFaces(input, new library.SsdMobilenetv1Options({ minConfidence: leastScore }))
        .withFaceLandmarks()
        .withFaceDescriptors(),
    );
    return found.map(({ detection: { box, score }, descriptor }): Face => {
      const [left, top] = [share(box.x, width), share(box.y, height)];
      const [right, bottom] = [share(box.x + box.width, width), share(box.y + box.height, height)];
      return {
        box: [left, top, right - left, bottom - top],
        score,
        isSharp: isSharpFace(picture, { left, top, right, bottom }),
        descriptor,
      };
    });
  }

  return {
    glance,
    find,
    distance: (a, b) => Math.hypot(...a.descriptor.map((value, index) => value - (b.descriptor[index] ?? 0))),
  };
}
