package import Domain
package import Terminal

/// A type being chosen, letter by letter: arrows walk the four rows and their two letters, the letters themselves choose.
package struct MBTIPicker: Hashable, Sendable {
    /// What an event did.
    package enum Outcome: Hashable, Sendable {
        /// Another letter stands on an axis now.
        case changed
        /// Only the row in focus is another.
        case consumed
        /// Not the picker's business; at the first and the last row the arrows lead out of it.
        case ignored
    }

    /// The row in focus.
    package private(set) var axis = MBTIAxis.energy
    private var isSecond: [MBTIAxis: Bool] = [:]

    /// Memberwise.
    ///
    /// - Parameter type: what is chosen already; nil for nothing.
    package init(type: MBTI? = nil) {
        guard let type else { return }
        for axis in MBTIAxis.allCases { isSecond[axis] = type.isSecond(on: axis) }
    }

    /// The type; nil while an axis has no letter.
    package var type: MBTI? {
        guard isSecond.count == MBTIAxis.allCases.count else { return nil }
        return MBTI { isSecond[$0] == true }
    }

    /// The letter chosen on an axis; nil for none.
    package func letter(on axis: MBTIAxis) -> Character? {
        isSecond[axis].map { $0 ? axis.second : axis.first }
    }

    /// The type as far as it is chosen, a dash for each axis that is not.
    package var text: String { String(MBTIAxis.allCases.map { letter(on: $0) ?? "-" }) }

    /// Chooses a letter; in either case, from anywhere. Other letters do nothing.
    package mutating func choose(_ letter: Character) {
        guard let axis = Self.axis(of: letter) else { return }
        isSecond[axis] = String(letter).uppercased() == String(axis.second)
        self.axis = axis
    }

    /// Puts a row in focus: the first for those who come from above, the last from below.
    package mutating func enter(fromAbove: Bool) {
        axis = fromAbove ? .energy : .lifestyle
    }

    /// Lets an event choose or walk.
    package mutating func handle(_ event: InputEvent) -> Outcome {
        guard case .key(let key) = event, key.modifiers.isEmpty else { return .ignored }
        switch key.code {
        case .left: return set(second: false)
        case .right: return set(second: true)
        case .up: return move(by: -1)
        case .down: return move(by: 1)
        case .character(" "): return set(second: isSecond[axis] == false)
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

    private static func axis(of letter: Character) -> MBTIAxis? {
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
