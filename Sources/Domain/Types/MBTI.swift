/// A personality type: one letter on each of four axes. The name is a registered trademark; Dimo uses it for play.
package struct MBTI: Hashable, Sendable {
    /// One bit per axis, energy lowest; set for the second letter.
    private let bits: UInt8

    /// - Parameter isSecond: Whether an axis has its second letter.
    package init(_ isSecond: (MBTIAxis) -> Bool) {
        bits = MBTIAxis.allCases.reduce(0) { isSecond($1) ? $0 | 1 << $1.rawValue : $0 }
    }

    /// Parses four letters, ignoring case. The problem names the wrong axis.
    package init(text: String) throws(MBTIProblem) {
        let letters = Array(text.uppercased())
        guard letters.count == MBTIAxis.allCases.count else { throw .length }
        var bits: UInt8 = 0
        for (axis, letter) in zip(MBTIAxis.allCases, letters) {
            if letter == axis.second {
                bits |= 1 << axis.rawValue
            } else if letter != axis.first {
                throw .letter(letter, axis)
            }
        }
        self.bits = bits
    }

    /// All sixteen types from ENTJ, in the order of the axes' letters.
    package static let all: [MBTI] = (0..<16).map { number in
        MBTI { axis in number & (8 >> axis.rawValue) != 0 }
    }

    package func isSecond(on axis: MBTIAxis) -> Bool { bits & (1 << axis.rawValue) != 0 }

    package func letter(on axis: MBTIAxis) -> Character { isSecond(on: axis) ? axis.second : axis.first }

    package func sharedLetters(with other: MBTI) -> Int {
        MBTIAxis.allCases.count { letter(on: $0) == other.letter(on: $0) }
    }

    /// Four capitals, such as `INFJ`.
    package var text: String { String(MBTIAxis.allCases.map(letter)) }
}

extension MBTI: CustomStringConvertible {
    package var description: String { text }
}

extension MBTI {
    /// 0…15: its index in `all`, used for storage.
    package var code: Int { MBTIAxis.allCases.reduce(0) { $0 << 1 | (isSecond(on: $1) ? 1 : 0) } }

    package init?(code: Int) {
        guard MBTI.all.indices.contains(code) else { return nil }
        self = MBTI.all[code]
    }
}

extension MBTI: Comparable {
    package static func < (left: MBTI, right: MBTI) -> Bool { left.code < right.code }
}

package enum MBTIProblem: Error, Hashable, Sendable {
    case length
    /// A letter does not belong to its axis.
    case letter(Character, MBTIAxis)
}

package enum MBTIAxis: Int, CaseIterable, Sendable {
    case energy
    case perception
    case judgement
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
