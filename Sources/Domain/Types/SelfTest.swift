/// A test of twelve questions with two answers each, three per axis, for members who do not know their type. The
/// questions cycle through the axes, so that none seems repeated. With three answers per axis, no axis can tie.
package struct SelfTest: Hashable, Sendable {
    package static let count = 12

    /// The current question, from 0; `count` when all are answered.
    package private(set) var position = 0
    private var answers: [Bool?] = Array(repeating: nil, count: count)

    package init() {}

    package static func axis(of question: Int) -> MBTIAxis {
        MBTIAxis.allCases[question % MBTIAxis.allCases.count]
    }

    package var isComplete: Bool { position >= Self.count }

    package var present: Bool? { answers.indices.contains(position) ? answers[position] : nil }

    /// - Parameter isSecond: Whether the answer counts for the second letter of the axis.
    package mutating func answer(isSecond: Bool) {
        guard answers.indices.contains(position) else { return }
        answers[position] = isSecond
        position += 1
    }

    /// Returns to the previous question, whose answer stays until replaced.
    package mutating func goBack() { position = max(0, position - 1) }

    package func score(on axis: MBTIAxis) -> (first: Int, second: Int) {
        let given = answers.indices.filter { Self.axis(of: $0) == axis }.compactMap { answers[$0] }
        let second = given.count { $0 }
        return (given.count - second, second)
    }

    /// Nil until all questions are answered.
    package var result: MBTI? {
        guard isComplete else { return nil }
        return MBTI { axis in
            let (first, second) = score(on: axis)
            return second > first
        }
    }
}
