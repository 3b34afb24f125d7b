/// Something that an import interpreted or left out.
public struct ImportWarning: Hashable, Sendable {
    /// The record; nil for the import as a whole.
    public let place: ImportPlace?
    /// What was done and why.
    public let remark: RecordRemark

    /// Memberwise.
    public init(place: ImportPlace?, remark: RecordRemark) {
        self.place = place
        self.remark = remark
    }
}
