/// One of the four axes of a type, each with two letters.
package enum MBTIAxis: Int, CaseIterable, Sendable {
    /// E or I.
    case energy
    /// N or S.
    case perception
    /// T or F.
    case judgement
    /// J or P.
    case lifestyle

    /// The letter that is counted first.
    package var first: Character {
        switch self {
        case .energy: "E"
        case .perception: "N"
        case .judgement: "T"
        case .lifestyle: "J"
        }
    }

    /// The other letter.
    package var second: Character {
        switch self {
        case .energy: "I"
        case .perception: "S"
        case .judgement: "F"
        case .lifestyle: "P"
        }
    }
}
