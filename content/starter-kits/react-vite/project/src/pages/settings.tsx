import DeleteAccount from '../components/delete-account'
import PageHeading from '../components/page-heading'
import PasswordForm from '../components/password-form'
import ProfileForm from '../components/profile-form'
import SettingsSections from '../components/settings-sections'
import ThemeChoice from '../components/theme-choice'

export default function SettingsPage() {
  return (
    <>
      <PageHeading title="Settings" />
      <div className="mt-8">
        <SettingsSections
          profileForm={<ProfileForm />}
          passwordForm={<PasswordForm />}
          themeChoice={<ThemeChoice />}
          deleteAccount={<DeleteAccount />}
        />
      </div>
    </>
  )
}
