/** Rated values of the sample products that one kilowatt-hour is compared with; a test compares them with the samples. */
export const rated = {
  /** Kilometres. */
  carRange: 560,
  /** Kilowatt-hours. */
  carBattery: 82,
  /** Watt-hours. */
  phoneBattery: 21.6,
  /** Watts. */
  processorPower: 6,
  /** Kilowatts. */
  chargerPower: 7,
  /** Watts. */
  consoleStandby: 0.4,
} as const

const wattHours = 1000
const tenths = (value: number, round: (value: number) => number) => round(value * 10) / 10

/** What one kilowatt-hour does, by the rated values. What it yields is rounded down, what it takes up. */
export const oneKilowattHour = {
  /** Kilometres of the car. */
  car: tenths(rated.carRange / rated.carBattery, Math.floor),
  /** Full charges of the phone. */
  phone: Math.floor(wattHours / rated.phoneBattery),
  /** Hours of the processor at full load. */
  cpu: Math.floor(wattHours / rated.processorPower),
  /** Minutes that the wall charger takes. */
  parts: tenths(60 / rated.chargerPower, Math.ceil),
  /** Days of the console on standby. */
  game: Math.floor(wattHours / rated.consoleStandby / 24),
} as const
