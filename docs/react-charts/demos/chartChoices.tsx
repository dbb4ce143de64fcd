import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import { Gauge } from '@mui/x-charts/Gauge';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

export type Language = 'en' | 'zh';
type Text = Record<Language, string>;

interface Choice {
  id: string;
  purpose: Text;
  answer: Text;
  chart: React.ReactNode;
  pages: { path: string; title: Text }[];
}

export const QUESTION: Text = { en: 'What do you want to show?', zh: '你想展示什么？' };
export const READ_MORE: Text = { en: 'Read more:', zh: '详细说明：' };

const height = 260;
const bars = { path: 'bars', title: { en: 'Bar charts', zh: '柱状图' } };
const minutes = ['0–5', '5–10', '10–15', '15–20', '20–25', '25–30'];
const withoutGaps = { scaleType: 'band' as const, data: minutes, categoryGapRatio: 0.02 };

export const CHOICES: Choice[] = [
  {
    id: 'compare',
    purpose: { en: 'Compare amounts', zh: '比较数量' },
    answer: {
      en: 'BarChart: one bar for each category; people compare the lengths.',
      zh: 'BarChart：每个类别一根柱子，比较的是长度。',
    },
    chart: (
      <BarChart
        title="Seedlings sold by kind"
        layout="horizontal"
        height={height}
        margin={{ left: 80, top: 10, right: 20, bottom: 30 }}
        yAxis={[{ scaleType: 'band', data: ['Tomato', 'Pepper', 'Basil', 'Kale'] }]}
        series={[{ data: [420, 310, 265, 120] }]}
      />
    ),
    pages: [bars, { path: 'stacking', title: { en: 'Stacking', zh: '堆叠' } }],
  },
  {
    id: 'time',
    purpose: { en: 'Follow values over time', zh: '观察数值随时间的变化' },
    answer: {
      en: 'LineChart: the slope shows the change.',
      zh: 'LineChart：斜率体现变化。',
    },
    chart: (
      <LineChart
        title="Members of two clubs by year"
        height={height}
        margin={{ top: 50, right: 25, bottom: 30 }}
        xAxis={[
          { scaleType: 'point', data: [2020, 2021, 2022, 2023, 2024], valueFormatter: String },
        ]}
        yAxis={[{ min: 0 }]}
        series={[
          { label: 'Rowing', data: [210, 190, 220, 260, 290] },
          { label: 'Sailing', data: [140, 150, 145, 160, 155] },
        ]}
      />
    ),
    pages: [
      { path: 'lines', title: { en: 'Line charts', zh: '折线图' } },
      { path: 'areas-demo', title: { en: 'Area charts', zh: '面积图' } },
      { path: 'sparkline', title: { en: 'Sparklines', zh: '迷你图' } },
    ],
  },
  {
    id: 'part',
    purpose: { en: 'Show parts of a whole', zh: '展示各部分的占比' },
    answer: {
      en: 'PieChart, for up to six parts; a stacked BarChart for several wholes.',
      zh: 'PieChart，最多六个部分；有多个整体时用堆叠的 BarChart。',
    },
    chart: (
      <PieChart
        title="Households by heating, in percent"
        height={height}
        slotProps={{
          legend: { direction: 'row', position: { vertical: 'bottom', horizontal: 'middle' } },
        }}
        margin={{ right: 5, bottom: 60 }}
        series={[
          {
            innerRadius: 50,
            data: [
              { id: 'gas', label: 'Gas', value: 52 },
              { id: 'pump', label: 'Pump', value: 31 },
              { id: 'wood', label: 'Wood', value: 17 },
            ],
          },
        ]}
      />
    ),
    pages: [
      { path: 'pie', title: { en: 'Pie charts', zh: '饼图' } },
      { path: 'stacking', title: { en: 'Stacking', zh: '堆叠' } },
    ],
  },
  {
    id: 'relation',
    purpose: { en: 'Find a relationship', zh: '发现关联' },
    answer: {
      en: 'ScatterChart: one point for each record, placed by two numbers.',
      zh: 'ScatterChart：每条记录一个点，由两个数字决定位置。',
    },
    chart: (
      <ScatterChart
        title="Ice creams sold by temperature"
        height={height}
        margin={{ top: 20, right: 20, bottom: 50 }}
        xAxis={[{ label: 'Temperature (°C)' }]}
        series={[
          {
            markerSize: 5,
            data: [
              { id: 1, x: 14, y: 42 },
              { id: 2, x: 17, y: 60 },
              { id: 3, x: 19, y: 95 },
              { id: 4, x: 22, y: 118 },
              { id: 5, x: 25, y: 171 },
              { id: 6, x: 28, y: 190 },
              { id: 7, x: 31, y: 246 },
            ],
          },
        ]}
      />
    ),
    pages: [
      { path: 'scatter', title: { en: 'Scatter charts', zh: '散点图' } },
      { path: 'heatmap', title: { en: 'Heatmaps (Pro)', zh: '热力图（Pro）' } },
    ],
  },
  {
    id: 'spread',
    purpose: { en: 'See how values spread', zh: '查看数值的分布' },
    answer: {
      en: 'BarChart as a histogram: count the values of each interval first.',
      zh: '用 BarChart 作直方图：先统计每个区间里的数量。',
    },
    chart: (
      <BarChart
        title="Waiting times at the counter, in minutes"
        height={height}
        margin={{ top: 20, right: 10, bottom: 50 }}
        xAxis={[{ ...withoutGaps, label: 'Minutes' }]}
        series={[{ data: [12, 31, 44, 27, 14, 5] }]}
      />
    ),
    pages: [bars, { path: 'heatmap', title: { en: 'Heatmaps (Pro)', zh: '热力图（Pro）' } }],
  },
  {
    id: 'progress',
    purpose: { en: 'Show progress or one value', zh: '显示进度或单个数值' },
    answer: {
      en: 'Gauge: one number between a minimum and a maximum.',
      zh: 'Gauge：最小值和最大值之间的一个数字。',
    },
    chart: (
      <Gauge
        aria-label="Roof renovation, percent done"
        height={height}
        value={68}
        startAngle={-110}
        endAngle={110}
        text="68%"
      />
    ),
    pages: [{ path: 'gauge', title: { en: 'Gauges', zh: '仪表盘' } }],
  },
];
