/// Twelve questions with two answers each, three an axis, that find the type of who does not know it. The questions go
/// around the axes, so that none seems to be asked three times in a row; of three answers one side always has more.
public struct SelfTest: Hashable, Sendable {
    /// How many questions there are.
    public static let count = 12

    /// The question in turn, from 0; `count` when all are answered.
    public private(set) var position = 0
    private var answers: [Bool?] = Array(repeating: nil, count: count)

    /// Makes a test without an answer.
    public init() {}

    /// The axis a question asks about.
    public static func axis(of question: Int) -> MBTIAxis {
        MBTIAxis.allCases[question % MBTIAxis.allCases.count]
    }

    /// Whether every question is answered.
    public var isComplete: Bool { position >= Self.count }

    /// The answer the question in turn was given before; nil for none.
    public var present: Bool? { answers.indices.contains(position) ? answers[position] : nil }

    /// Answers the question in turn.
    ///
    /// - Parameter isSecond: whether the answer that stands for the second letter of the axis.
    public mutating func answer(isSecond: Bool) {
        guard answers.indices.contains(position) else { return }
        answers[position] = isSecond
        position += 1
    }

    /// Goes back to the question before, whose answer stays until it is given anew.
    public mutating func goBack() {
        position = max(0, position - 1)
    }

    /// How many answers stand for the first and the second letter of an axis.
    public func score(on axis: MBTIAxis) -> (first: Int, second: Int) {
        let given = answers.indices.filter { Self.axis(of: $0) == axis }.compactMap { answers[$0] }
        let second = given.count { $0 }
        return (given.count - second, second)
    }

    /// The type the answers point to; nil until all are given.
    public var result: MBTI? {
        guard isComplete else { return nil }
        return MBTI { axis in
            let (first, second) = score(on: axis)
            return second > first
        }
    }
}
