/// Something that an import interpreted or left out.
package struct ImportWarning: Hashable, Sendable {
    /// The record; nil for the import as a whole.
    package let place: ImportPlace?
    /// What was done and why.
    package let remark: RecordRemark

    package init(place: ImportPlace?, remark: RecordRemark) {
        self.place = place
        self.remark = remark
    }
}
