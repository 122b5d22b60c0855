import { parentPort, workerData } from 'node:worker_threads';
import { drawPhoto } from './draw-photo.ts';
import type { RedrawTask } from './redraw-photo.ts';

const { type, file } = workerData as RedrawTask; // written by redraw-photo.ts
parentPort?.postMessage(await drawPhoto(type, file));
