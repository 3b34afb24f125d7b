package struct ImportWarning: Hashable, Sendable {
    /// Nil for the import as a whole.
    package let place: ImportPlace?
    package let remark: RecordRemark

    package init(place: ImportPlace?, remark: RecordRemark) {
        self.place = place
        self.remark = remark
    }
}
