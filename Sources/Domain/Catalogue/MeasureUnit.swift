package enum MeasureUnit: Hashable, Sendable {
    case millilitre
    case centilitre
    case ounce
    /// A dash of a bitters bottle, 0.9 ml.
    case dash
    /// A bar spoon, 5 ml.
    case barspoon
    /// A teaspoon, 5 ml.
    case teaspoon
    /// A tablespoon, 15 ml.
    case tablespoon
    /// A drop, 0.05 ml.
    case drop
    /// A splash: 5 ml in the shaker, 20 ml after mixing.
    case splash
    case bottle
    case can
    case cup
    case jigger
    case pint
    case shot
    /// Filled up to the room in the glass, at most 90 ml.
    case topUp
    /// A part of a whole that the member chooses.
    case part
    case whole
    case slice
    case leaf
    case sprig
    case wedge
    case cube
    case pinch
    case peel
    case gram
    case other(String)

    package static let known: [(code: String, unit: MeasureUnit)] = [
        ("ml", .millilitre), ("cl", .centilitre), ("oz", .ounce), ("dash", .dash), ("barspoon", .barspoon),
        ("teaspoon", .teaspoon), ("tablespoon", .tablespoon), ("drop", .drop), ("splash", .splash),
        ("topup", .topUp), ("part", .part), ("whole", .whole), ("slice", .slice), ("leaf", .leaf),
        ("sprig", .sprig), ("wedge", .wedge), ("cube", .cube), ("pinch", .pinch), ("peel", .peel), ("g", .gram),
        ("bottle", .bottle), ("can", .can), ("cup", .cup), ("jigger", .jigger), ("pint", .pint), ("shot", .shot),
    ]

    package init(code: String) { self = Self.known.first { $0.code == code }?.unit ?? .other(code) }

    /// The word in files and commands; `other` for unknown units.
    package var code: String { Self.known.first { $0.unit == self }?.code ?? "other" }

    package var unknownText: String? {
        if case .other(let text) = self { text } else { nil }
    }
}
