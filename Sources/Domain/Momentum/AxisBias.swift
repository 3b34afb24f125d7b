/// How much more often than others a member chooses the first letter of an axis.
public struct AxisBias: Hashable, Sendable {
    /// Which question.
    public let axis: MBTIAxis
    /// The mean of (1 if the first letter was chosen, else 0) − the share of others that did, −100…100.
    public let points: Double

    /// Memberwise.
    public init(axis: MBTIAxis, points: Double) {
        self.axis = axis
        self.points = points
    }

    /// Rounded to whole points, halves away from zero.
    public var roundedPoints: Int { Int(points.rounded()) }
    /// The letter it leans to; nil if it rounds to 0.
    public var letter: Character? {
        roundedPoints == 0 ? nil : roundedPoints > 0 ? axis.first : axis.second
    }
}
