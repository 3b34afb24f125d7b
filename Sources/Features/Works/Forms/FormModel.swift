/// The view model of a form.
@MainActor
protocol FormModel: AnyObject {
    /// Binds the form; called once.
    func transform(_ input: FormInput) -> FormOutput
}
