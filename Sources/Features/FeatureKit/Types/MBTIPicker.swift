package import Domain
package import Terminal

/// An MBTI type being chosen letter by letter. Arrow keys move through four rows of two letters; letter keys choose.
package struct MBTIPicker: Hashable, Sendable {
    package enum Outcome: Hashable, Sendable {
        case changed
        case consumed
        /// The event is not for the picker. At the first and last row, the arrow keys leave it.
        case ignored
    }

    package private(set) var axis = MBTIAxis.energy
    private var isSecond: [MBTIAxis: Bool] = [:]

    package init(type: MBTI? = nil) {
        guard let type else { return }
        for axis in MBTIAxis.allCases { isSecond[axis] = type.isSecond(on: axis) }
    }

    /// The chosen type; nil while an axis has no letter.
    package var type: MBTI? {
        guard isSecond.count == MBTIAxis.allCases.count else { return nil }
        return MBTI { isSecond[$0] == true }
    }

    package func letter(on axis: MBTIAxis) -> Character? {
        isSecond[axis].map { $0 ? axis.second : axis.first }
    }

    /// The letters chosen so far, with a dash for each open axis.
    package var text: String { String(MBTIAxis.allCases.map { letter(on: $0) ?? "-" }) }

    /// Chooses a letter in either case, whichever row has the focus. Ignores other letters.
    package mutating func choose(_ letter: Character) {
        guard let axis = Self.axis(of: letter) else { return }
        isSecond[axis] = String(letter).uppercased() == String(axis.second)
        self.axis = axis
    }

    /// Focuses the first row when entered from above, the last when entered from below.
    package mutating func enter(fromAbove: Bool) { axis = fromAbove ? .energy : .lifestyle }

    package mutating func handle(_ event: InputEvent) -> Outcome {
        guard case .key(let key) = event, key.modifiers.isEmpty else { return .ignored }
        switch key.code {
        case .left: return set(second: false)
        case .right: return set(second: true)
        case .up: return move(by: -1)
        case .down: return move(by: 1)
        case .character(" "): return set(second: isSecond[axis] == false)
        case .character(let digit) where digit.isASCII && digit.isNumber: return .consumed
        case .character(let letter):
            guard Self.axis(of: letter) != nil else { return .ignored }
            let before = isSecond
            choose(letter)
            let changed = before != isSecond
            _ = move(by: 1)
            return changed ? .changed : .consumed
        default: return .ignored
        }
    }

    /// The axis with a letter, in either case; nil for other letters.
    package static func axis(of letter: Character) -> MBTIAxis? {
        let capital = String(letter).uppercased()
        return MBTIAxis.allCases.first { String($0.first) == capital || String($0.second) == capital }
    }

    private mutating func set(second: Bool) -> Outcome {
        guard isSecond[axis] != second else { return .consumed }
        isSecond[axis] = second
        return .changed
    }

    private mutating func move(by step: Int) -> Outcome {
        guard let next = MBTIAxis(rawValue: axis.rawValue + step) else { return .ignored }
        axis = next
        return .consumed
    }
}
