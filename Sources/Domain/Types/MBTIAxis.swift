package enum MBTIAxis: Int, CaseIterable, Sendable {
    /// E or I.
    case energy
    /// N or S.
    case perception
    /// T or F.
    case judgement
    /// J or P.
    case lifestyle

    package var first: Character {
        switch self {
        case .energy: "E"
        case .perception: "N"
        case .judgement: "T"
        case .lifestyle: "J"
        }
    }

    package var second: Character {
        switch self {
        case .energy: "I"
        case .perception: "S"
        case .judgement: "F"
        case .lifestyle: "P"
        }
    }
}
