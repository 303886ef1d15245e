import { z } from "zod";
import { fault } from "./fault";

/** A whole number from `least` to `most`: a fault names both limits, whichever was passed. */
export const wholeNumber = (least: number, most: number) =>
  z
    .int()
    .refine((value) => value >= least && value <= most, fault("range", { least, most }))
    .meta({ minimum: least, maximum: most });
